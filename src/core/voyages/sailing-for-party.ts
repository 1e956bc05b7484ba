import type { GuestCounts } from '../reserve/guest-counts';
import { type Sailing, whatIsFree } from './sailing';
import type { Suite } from './voyage';

/** Whether one suite sleeps the whole party. */
export const sleepsParty = ({ maxGuests }: Pick<Suite, 'maxGuests'>, { adults, children }: GuestCounts): boolean =>
  adults + children <= maxGuests;

/** The sailing with the lowest fare among the suites that sleep the party (VOY-18). All its suites stay listed. */
export function sailingForParty(
  { fromPrice: _ofAnySuite, ...sailing }: Sailing,
  suites: readonly Pick<Suite, 'category' | 'maxGuests'>[],
  party: GuestCounts,
): Sailing {
  const largeEnough = new Set(suites.filter((suite) => sleepsParty(suite, party)).map(({ category }) => category));
  return { ...sailing, ...whatIsFree(sailing.suites.filter(({ category }) => largeEnough.has(category))) };
}
