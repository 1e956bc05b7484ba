const dryRun = '--dry-run';

export const splitDryRun = (args: readonly string[]) => ({
  words: args.filter((word) => word !== dryRun),
  isDryRun: args.includes(dryRun),
});
