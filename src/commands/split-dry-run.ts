const dryRun = '--dry-run';

export const splitDryRun = (given: readonly string[]) => ({
  words: given.filter((word) => word !== dryRun),
  isDryRun: given.includes(dryRun),
});
