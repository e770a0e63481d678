"""Builds the module with the version of the header that it is built from."""
import setuptools

import felt_build

setuptools.setup(version=felt_build.version(), cffi_modules=["felt_build.py:builder"])
