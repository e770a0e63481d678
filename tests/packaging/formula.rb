# Installs and tests a formula with a minimal stand-in for Homebrew: ruby formula.rb FORMULA
# The tarball, whose URL must be a file:, is checked and unpacked into a temporary directory.
require "digest"
require "open3"
require "pathname"
require "tmpdir"

class Formula
  class << self
    attr_reader :fields, :tests

    %i[desc homepage url sha256 license].each do |field|
      define_method(field) { |value| (@fields ||= {})[field] = value }
    end

    def depends_on(*); end

    def test(&block)
      @tests = block
    end
  end

  attr_reader :prefix

  def initialize(prefix)
    @prefix = Pathname.new(prefix)
  end

  def version = self.class.fields[:url][/-([0-9.]+)\.tar\.gz\z/, 1]
  def bin = prefix/"bin"
  def man = prefix/"share/man"
  def bash_completion = prefix/"etc/bash_completion.d"
  def zsh_completion = prefix/"share/zsh/site-functions"
  def fish_completion = prefix/"share/fish/vendor_completions.d"

  def system(*command)
    Kernel.system(*command) || raise("failed: #{command.join(" ")}")
  end

  def shell_output(command, status = 0)
    output, result = Open3.capture2(command)
    assert_equal status, result.exitstatus
    output
  end

  def assert_equal(wanted, found)
    wanted == found || raise("wanted #{wanted.inspect}, found #{found.inspect}")
  end

  def assert_match(wanted, found)
    found.include?(wanted) || raise("wanted #{wanted.inspect} in #{found.inspect}")
  end
end

def ENV.runtime_cpu_detection; end

load ARGV.fetch(0)
tarball = Felt.fields[:url].delete_prefix("file://")
sum = Digest::SHA256.file(tarball).hexdigest
Felt.fields[:sha256] == sum || raise("#{tarball}: the sum is #{sum}")
%w[MAKEFLAGS MFLAGS MAKELEVEL].each { |name| ENV.delete(name) }

Dir.mktmpdir do |folder|
  Kernel.system("tar", "-xzf", tarball, "-C", folder) || raise("cannot unpack #{tarball}")
  felt = Felt.new("#{folder}/prefix")
  Dir.chdir(Dir["#{folder}/felt-*"].first) { felt.install }
  felt.instance_eval(&Felt.tests)
  puts Dir.glob("**/*felt*", base: felt.prefix).select { |name| File.file?(felt.prefix/name) }.sort
end
puts "formula: installed and tested"
