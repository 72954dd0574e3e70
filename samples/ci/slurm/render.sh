#!/bin/bash
# All pictures of a project, drawn by sixteen tasks of an array and put together by one that waits for them:
#
#   tasks=$(sbatch --parsable --array=1-16 render.sh)
#   sbatch --dependency=afterok:$tasks render.sh merge
#
# It runs in the checkout, which all machines see. Few large parts are kinder to the scheduler than many small ones.
#SBATCH --job-name=proofsheet
#SBATCH --cpus-per-task=4
#SBATCH --mem=1G
#SBATCH --time=01:00:00
set -euo pipefail

if [ "${1:-}" = merge ]; then
  exec proofsheet merge parts/* --output proofs
fi
exec proofsheet render --shard auto --output "parts/$SLURM_ARRAY_TASK_ID" --jobs "${SLURM_CPUS_PER_TASK:-1}" --quiet
