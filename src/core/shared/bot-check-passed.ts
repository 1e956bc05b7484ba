import type { BotCheckOutcome } from './bot-check.port';
import type { SingleUse } from './single-use.port';

/** Returns the outcome for a proof whose id is marked as used; `release` makes the proof valid again. */
export const botCheckPassed = (singleUse: Pick<SingleUse, 'release'>, id: string): BotCheckOutcome => ({
  kind: 'human',
  release: () => singleUse.release(id).catch(() => undefined),
});
