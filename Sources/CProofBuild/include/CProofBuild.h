#pragma once

/* The commit that the program was built from, or NULL where the build does not say. */
const char *proof_build_commit(void);
