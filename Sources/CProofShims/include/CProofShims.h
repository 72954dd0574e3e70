#pragma once
/* Wrappers for what Swift cannot import from C: function-like macros, renamed ICU functions, and
   setjmp-based error handling. */
#include "ProofJPEG.h"
#include "ProofText.h"

int proof_shims_version(void);
