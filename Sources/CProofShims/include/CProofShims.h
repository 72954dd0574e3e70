#pragma once
#include "ProofJPEG.h"
/* Static-inline wrappers for what Swift cannot import from C: function-like macros, renamed ICU
   functions, and setjmp-based error handling. */
int proof_shims_version(void);
