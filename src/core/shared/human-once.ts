import type { BotCheckOutcome } from './bot-check.port';
import type { SingleUse } from './single-use.port';

/** The outcome for a proof whose id is marked as used; `giveBack` makes the proof valid again. */
export const humanOnce = (singleUse: Pick<SingleUse, 'giveBack'>, id: string): BotCheckOutcome => ({
  kind: 'human',
  giveBack: () => singleUse.giveBack(id).catch(() => undefined),
});
