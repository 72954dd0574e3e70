#include "CProofBuild.h"

#include <stddef.h>

#ifndef PROOFSHEET_COMMIT
#define PROOFSHEET_COMMIT NULL
#endif

const char *proof_build_commit(void) { return PROOFSHEET_COMMIT; }
