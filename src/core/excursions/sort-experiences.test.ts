import { array, assert, constantFrom, integer, option, property, record, subarray } from 'fast-check';
import { aVoyage } from '../../../test/builders/a-voyage';
import { anExperience, anExperienceOnRequest } from '../../../test/builders/an-experience';
import { plainDate } from '../shared/plain-date';
import type { FoundExperience } from './experience-filter';
import { experienceOrders, type ExperienceRanks, sortExperiences } from './sort-experiences';

const interests = ['Craft', 'Food', 'Nature'];
const found = array(
  record({
    durationMinutes: integer({ min: 1, max: 3 }),
    editorialRank: integer({ min: 1, max: 3 }),
    price: option(integer({ min: 1, max: 3 }), { nil: undefined }),
    likes: subarray(interests),
    date: constantFrom('', '2027-06-01', '2027-06-02'),
  }),
  { maxLength: 9 },
).map((parts) =>
  parts.map(({ price, likes, date, ...experience }, index): FoundExperience => ({
    experience: (price === undefined ? anExperienceOnRequest : anExperience)({
      ...experience,
      ...(price === undefined ? {} : { price: { amount: price, currency: 'USD' } }),
      interests: likes,
      slug: `e-${index}`,
      tourCode: `T-${index}`,
    }),
    calls:
      date === ''
        ? []
        : [{ voyage: aVoyage(), sailing: {} as never, date: plainDate(date), day: 2, startTimes: ['09:00'] }],
  })),
);
const ranks = record({
  preferences: subarray(interests),
  seats: array(integer({ min: 0, max: 2 }), { minLength: 9, maxLength: 9 }),
}).map(({ preferences, seats }): ExperienceRanks => ({
  preferences,
  confirmedSeats: new Map(seats.flatMap((count, index) => (count > 0 ? [[`T-${index}`, count] as const] : []))),
}));

/** What an order puts first, as numbers and texts of which the smaller is the better. */
const keyOf = (
  order: (typeof experienceOrders)[number],
  { experience, calls }: FoundExperience,
  { preferences, confirmedSeats }: ExperienceRanks,
): readonly (number | string)[] => [
  ...{
    suggested: [
      -experience.interests.filter((interest) => preferences.includes(interest)).length,
      experience.editorialRank,
    ],
    popular: [-(confirmedSeats.get(experience.tourCode) ?? 0)],
    duration: [experience.durationMinutes],
    // What is on request stands behind what has a price.
    price: [experience.price?.amount ?? 9],
  }[order],
  calls[0]?.date ?? '9999',
  experience.tourCode,
];

describe('the order of experiences', () => {
  it.each(experienceOrders)(
    'EXC-19 H45 is by its own measure, then by date, then by code, whatever order they came in: %s',
    (order) => {
      assert(
        property(found, ranks, (all, ranked) => {
          const sorted = sortExperiences(all, order, ranked);
          expect(sortExperiences(all.toReversed(), order, ranked)).toEqual(sorted);
          expect(
            sorted.toSorted((one, other) => (one.experience.tourCode < other.experience.tourCode ? -1 : 1)),
          ).toEqual(all);
          for (const [at, one] of sorted.entries()) {
            const [mine, next] = [
              keyOf(order, one, ranked),
              sorted[at + 1] && keyOf(order, sorted[at + 1] as FoundExperience, ranked),
            ];
            const first = next?.findIndex((part, index) => part !== mine[index]) ?? -1;
            if (next && first >= 0) expect((mine[first] ?? '') < (next[first] ?? '')).toBe(true);
          }
        }),
        { numRuns: 60 },
      );
    },
  );
});
