import { partyAges } from '../../src/core/reserve/engine-address';
import type { GuestCounts } from '../../src/core/reserve/guest-counts';

/**
 * Returns the address for another party: sets `guestsAdults` and `guestsChildren` of this site's steps, and `p1` and
 * `p2` of the engine (ENG-01). Absent parameters are not added; all others keep their spelling.
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

/** Links beside the widgets, such as BACK (RES-10), carry the party as well; a widget follows it by itself. */
export function carryParty(page: Document, counts: GuestCounts): void {
  for (const link of page.querySelectorAll('a[href*="guestsAdults="]'))
    if (!link.closest('[data-widget]'))
      link.setAttribute('href', addressForParty(link.getAttribute('href') ?? '', counts));
}
