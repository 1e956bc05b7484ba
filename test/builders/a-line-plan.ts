import { addDays, compareDates, plainDate, type PlainDate } from '../../src/core/shared/plain-date';
import type { LinePlan, PlannedCabin, PlannedSailing } from '../../src/adapters/embedded-line/seed/line-plan';
import { someTerms } from './some-terms';

const firstStart = plainDate('2020-01-04');

/** One voyage a week, two categories (five SV cabins, three OS cabins), nothing sold, nothing but what a test needs. */
export function aLinePlan(changes: Partial<LinePlan> = {}): LinePlan {
  return {
    currency: 'USD',
    timeZone: 'America/New_York',
    terms: someTerms,
    cabins: [...someCabins('SV', 5, 5), ...someCabins('OS', 7, 3)],
    consultants: [
      {
        firstName: 'Inés',
        lastName: 'Calloway',
        email: 'ines.calloway@ondine.example',
        phone: '+13055550117',
        resourceId: 'resource-1',
        userId: 'user-1',
      },
    ],
    tourCodes: [],
    privateVoyageIds: [],
    quietVoyageIds: [],
    guests: [],
    findSailings: (from, to) => weekly(from, to),
    findSoldCabins: () => [],
    ...changes,
  };
}

export function someCabins(category: string, deck: number, count: number): readonly PlannedCabin[] {
  return Array.from({ length: count }, (_, index) => ({
    cabinNumber: `${deck}${String(index + 1).padStart(2, '0')}`,
    category,
    deck,
  }));
}

export function aPlannedSailing(start: PlainDate): PlannedSailing {
  return {
    itineraryId: `ON1-CYC-${start.slice(2).replaceAll('-', '')}-007`,
    voyageId: 'CYC',
    title: 'The Cyclades',
    start,
    end: addDays(start, 7),
    nights: 7,
    fares: [
      {
        category: 'SV',
        suiteFare: 1_234_500,
        portChargesPerGuest: 63_000,
        taxesPerGuest: 0,
        feesPerGuest: 0,
        maxGuests: 3,
      },
      {
        category: 'OS',
        suiteFare: 2_000_001,
        portChargesPerGuest: 40_600,
        taxesPerGuest: 15_400,
        feesPerGuest: 7_000,
        maxGuests: 4,
      },
    ],
  };
}

function weekly(from: PlainDate, to: PlainDate): readonly PlannedSailing[] {
  const sailings: PlannedSailing[] = [];
  for (let start = firstStart; compareDates(start, to) <= 0; start = addDays(start, 7)) {
    if (compareDates(start, from) >= 0) sailings.push(aPlannedSailing(start));
  }
  return sailings;
}
