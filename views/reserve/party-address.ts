import { partyAges } from '../../src/core/reserve/engine-address';
import type { GuestCounts } from '../../src/core/reserve/guest-counts';

/**
 * The same address for another party: `guestsAdults` and `guestsChildren` of our steps, `p1` and `p2` of the engine
 * (ENG-01). Parameters that are not there are not added; all else keeps its spelling.
 */
export function addressForParty(address: string, counts: GuestCounts): string {
  const parameters: Readonly<Record<string, string>> = {
    guestsAdults: String(counts.adults),
    guestsChildren: String(counts.children),
    p1: String(counts.adults + counts.children),
    p2: partyAges(counts).join(','),
  };
  return address.replace(
    /([?&])(guestsAdults|guestsChildren|p1|p2)=[^&#]*/g,
    (_whole, before: string, name: string) => `${before}${name}=${parameters[name] ?? ''}`,
  );
}
