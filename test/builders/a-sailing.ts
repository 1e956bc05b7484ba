import { money } from '../../src/core/shared/money';
import { plainDate } from '../../src/core/shared/plain-date';
import type { Sailing } from '../../src/core/voyages/sailing';

/** A week in the Cyclades with one category free. */
export function aSailing(changes: Partial<Sailing> = {}): Sailing {
  return {
    itineraryId: 'ON1-CYC-270412-007',
    voyageId: 'CYC',
    start: plainDate('2027-04-12'),
    end: plainDate('2027-04-19'),
    nights: 7,
    fromPrice: money(1_234_500, 'USD'),
    isWaitlistOnly: false,
    suites: [{ category: 'SV', availableCabins: 3, price: money(1_234_500, 'USD') }],
    ...changes,
  };
}
