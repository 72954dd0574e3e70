#include "CProofShims.h"

int proof_shims_version(void) { return 1; }
