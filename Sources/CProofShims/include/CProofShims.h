#pragma once
/* Wrappers for what Swift cannot import from C: function-like macros and renamed ICU functions. */
#include "ProofHTTP.h"
#include "ProofText.h"

int proof_shims_version(void);
