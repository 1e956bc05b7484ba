import type { BotCheckOutcome } from './bot-check.port';
import type { SingleUse } from './single-use.port';

/** The outcome of a proof that was marked as used with this id: it is valid again once it is given back. */
export const humanOnce = (singleUse: Pick<SingleUse, 'giveBack'>, id: string): BotCheckOutcome => ({
  kind: 'human',
  giveBack: () => singleUse.giveBack(id).catch(() => undefined),
});
