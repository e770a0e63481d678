#define OMAHA_JOINED omaha_joined_scalar
#include "odds/omaha/omaha_joined.h"
