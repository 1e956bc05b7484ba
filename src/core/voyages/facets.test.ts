import fc from 'fast-check';
import { propertyRuns } from '../../../test/support/property-runs';
import { facetSailings } from '../../../test/builders/facet-sailings';
import { readSampleLine } from '../../../test/builders/sample-line';
import { inUnits } from '../shared/money';
import { addDays, plainDate } from '../shared/plain-date';
import { facetChoices } from './facet-choices';
import { countChoices, type FacetName } from './facet-counts';
import { facetIndexOf } from './facet-index';
import type { VoyageSailing } from './find-voyages';
import { emptyFilter, matchesFilter, type SailingFilter, toFaceted } from './sailing-filter';
import { sortSailings } from './sort-sailings';
import { suiteAmenities, type SuiteAmenity } from './suite-amenities';
import type { Suite, Voyage } from './voyage';

const line = readSampleLine();
const suites = line.suites.map(({ suite }) => suite);
const { regions } = line;
const sailings = facetSailings(
  line.voyages.map(({ voyage }) => voyage),
  suites,
);
const youngestMonthsOf = (id: string) => (/-(EST|WST)-/.test(id) ? 12 : 6);
/** Three cabins of two kinds, of which each sailing has lost others. */
const stepFreeNumbers = ['611', '613', '711'];
const isClaimed = (index: number, number: string) => (index * 7 + Number(number)) % 3 !== 0;
const claims = new Map(
  sailings.map(({ sailing }, index) => [
    sailing.itineraryId,
    new Set(stepFreeNumbers.filter((number) => isClaimed(index, number))),
  ]),
);
const { flights } = line;
const faceted = toFaceted(sailings, {
  suites,
  youngestMonthsOf,
  stepFree: { numbers: stepFreeNumbers, claims },
  flights,
});

/** The same rules once more, as plainly as they can be written over the raw data. */
function isListed({ voyage, sailing }: VoyageSailing, filter: SailingFilter): boolean {
  if (filter.regions && !filter.regions.includes(voyage.regionSlug)) return false;
  if (filter.from && sailing.start < filter.from) return false;
  if (filter.to && sailing.end > filter.to) return false;
  if (filter.months.length > 0 && !filter.months.some((month) => sailing.start.startsWith(month))) return false;
  if (filter.nights.length > 0 && !filter.nights.includes(sailing.nights)) return false;
  for (const port of filter.ports) if (!voyage.days.some(({ portSlug }) => portSlug === port)) return false;
  const seaDays = voyage.days.filter(({ type }) => type === 'At Sea').length;
  if (filter.maxSeaDays !== undefined && seaDays > filter.maxSeaDays) return false;
  if (filter.flyingFrom !== undefined && !isFlownTo(voyage, sailing, filter.flyingFrom)) return false;
  for (const age of filter.party?.ages ?? []) if (age * 12 + 11 < youngestMonthsOf(sailing.itineraryId)) return false;
  const asks =
    filter.party !== undefined || filter.amenities.length > 0 || filter.maxFare !== undefined || filter.isOpenOnly;
  return !asks || suites.some((suite) => isSuitable(suite, sailing, filter));
}

function isFlownTo({ days }: Voyage, { start }: VoyageSailing['sailing'], from: string): boolean {
  const known = flights.ports.find(({ port }) => port === days[0]?.portSlug);
  const lives = flights.origins.find(({ slug }) => slug === from)?.airports ?? [];
  if (known && lives.includes(known.airport)) return true;
  return known?.nonStopFrom[from]?.includes(Number(start.split('-')[1])) ?? false;
}

function isSuitable(suite: Suite, sailing: VoyageSailing['sailing'], filter: SailingFilter): boolean {
  if (filter.party && filter.party.adults + filter.party.children > suite.maxGuests) return false;
  for (const amenity of filter.amenities) if (!has(suite, amenity, sailing)) return false;
  if (filter.maxFare === undefined && !filter.isOpenOnly) return true;
  const price = freePrice(suite, sailing);
  return price !== undefined && (filter.maxFare === undefined || inUnits(price) <= filter.maxFare);
}

function freePrice(suite: Suite, { suites: offers }: VoyageSailing['sailing']) {
  const offer = offers.find(({ category }) => category === suite.category);
  return suite.category === 'FS' || !offer?.availableCabins ? undefined : offer.price;
}

function has(suite: Suite, amenity: SuiteAmenity, sailing: VoyageSailing['sailing']): boolean {
  if (amenity === 'step-free')
    return (
      freePrice(suite, sailing) !== undefined &&
      stepFreeNumbers.some((number) => suite.cabins.includes(number) && !claims.get(sailing.itineraryId)?.has(number))
    );
  if (amenity === 'terrace') return suite.terraceSquareMetres > 0;
  if (amenity === 'sleeps-3') return suite.maxGuests >= 3;
  return suite.amenities?.includes(amenity) ?? false;
}

const rarely = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 });
const some = <Value>(values: readonly Value[], maxLength: number) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    { weight: 2, arbitrary: fc.subarray([...values], { maxLength }) },
  );
const months = [...new Set(faceted.map(({ month }) => month)), '2031-05'];
const ports = [...new Set(faceted.flatMap((one) => [...one.ports]))];
const day = fc.constantFrom('2027-02-01', '2027-06-15', '2027-11-30', '2028-04-01').map(plainDate);

const aFilter: fc.Arbitrary<SailingFilter> = fc
  .record({
    regions: rarely(
      fc.subarray(
        regions.map(({ slug }) => slug),
        { minLength: 1 },
      ),
    ),
    from: rarely(day),
    to: rarely(day),
    months: some(months, 4),
    nights: some([7, 8, 9, 10, 12], 3),
    ports: some(ports, 2),
    flyingFrom: rarely(fc.constantFrom('atlanta', 'miami', 'zurich', 'nowhere')),
    maxSeaDays: rarely(fc.integer({ min: 0, max: 4 })),
    party: rarely(
      fc.record({
        adults: fc.integer({ min: 1, max: 4 }),
        children: fc.integer({ min: 0, max: 2 }),
        ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 2 }),
      }),
    ),
    amenities: some(suiteAmenities, 3),
    maxFare: rarely(fc.integer({ min: 15_000, max: 120_000 })),
    isOpenOnly: fc.boolean(),
  })
  .map((parts) => Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as unknown)
  .map((parts) => ({ ...emptyFilter, ...(parts as Partial<SailingFilter>) }));

const days = ({ from, to }: SailingFilter) => ({ ...(from ? { from } : {}), ...(to ? { to } : {}) });
const listed = (filter: SailingFilter) => sailings.filter((one) => isListed(one, filter));

describe('the facets of the voyages', () => {
  it('ROU-30 list for 2,000 random combinations exactly what a plain filter over the data lists', () => {
    fc.assert(
      fc.property(aFilter, (filter) => {
        const found = faceted.filter((one) => matchesFilter(one, filter));
        expect(facetIndexOf(faceted).find(filter)).toEqual(found);
        expect(found.map(({ sailing }) => sailing.itineraryId)).toEqual(
          listed(filter).map(({ sailing }) => sailing.itineraryId),
        );
      }),
      propertyRuns(2_000),
    );
  });

  it('ROU-30 count at every choice what choosing it lists, for 300 random combinations', () => {
    fc.assert(
      fc.property(aFilter, fc.nat({ max: 12 }), (filter, share) => {
        const choices = facetChoices({ all: faceted, regions, filter });
        const counts = countChoices(faceted, filter, choices);
        const wrong = (Object.keys(choices) as FacetName[]).flatMap((name) =>
          choices[name].filter(
            (choice, index) =>
              (index % 13 === share || choices[name].length < 3) &&
              counts[name][index]?.count !== listed(choice.filter).length,
          ),
        );
        expect(wrong).toEqual([]);
      }),
      propertyRuns(300),
    );
  });

  it('ROU-30 list and count alike whatever the days, as long as these filters have one key', () => {
    const index = facetIndexOf(faceted);
    const countsOf = (filter: SailingFilter) =>
      countChoices(faceted, filter, facetChoices({ all: faceted, regions, filter }));
    const anyDay = fc.integer({ min: -200, max: 900 }).map((days) => addDays(plainDate('2027-01-01'), days));
    fc.assert(
      fc.property(aFilter, anyDay, fc.integer({ min: 0, max: 9 }), (filter, from, later) => {
        const [one, other] = [from, addDays(from, later)].map((start) => ({ ...filter, from: start }));
        if (!one || !other) return;
        const isAlike =
          listed({ ...emptyFilter, ...days(one) }).length === listed({ ...emptyFilter, ...days(other) }).length;
        expect(index.keyOf(one) === index.keyOf(other)).toBe(isAlike);
        if (!isAlike) return;
        expect(index.find(one)).toEqual(index.find(other));
        expect(countsOf(one)).toEqual(countsOf(other));
      }),
      propertyRuns(200),
    );
    expect(index.keyOf({ ...emptyFilter, nights: [7] })).not.toBe(index.keyOf(emptyFilter));
  });

  it('ROU-30 add a second month to the list by as many sailings as stand beside it', () => {
    const filter = { ...emptyFilter, months: ['2027-02'], amenities: ['bath'] as const };
    const { month } = countChoices(faceted, filter, facetChoices({ all: faceted, regions, filter }));
    for (const { value, count } of month.filter(({ value: other }) => other !== '2027-02'))
      expect(listed({ ...filter, months: ['2027-02', value] }).length).toBe(listed(filter).length + count);
  });

  it('ROU-30 offer no amenity that no suite has, and keep what is asked in sight', () => {
    const offered = (filter: SailingFilter) =>
      facetChoices({ all: faceted, regions, filter }).amenity.map(({ value }) => value);
    expect(offered(emptyFilter)).toEqual(['terrace', 'bath', 'bedroom', 'sleeps-3', 'quiet', 'step-free']);
    const withoutCabins = toFaceted(sailings, { suites, youngestMonthsOf });
    const offeredWithoutCabins = (filter: SailingFilter) =>
      facetChoices({ all: withoutCabins, regions, filter }).amenity.map(({ value }) => value);
    expect(offeredWithoutCabins(emptyFilter)).not.toContain('step-free');
    expect(offeredWithoutCabins({ ...emptyFilter, amenities: ['step-free'] })).toContain('step-free');
  });

  it('ROU-30 sort by fare with the waitlists last, by nights, and by departure', () => {
    const byFare = sortSailings(faceted, 'price', emptyFilter).map(({ suites: its }) =>
      Math.min(...its.map(({ units }) => units)),
    );
    expect(byFare).toEqual(byFare.toSorted((one, other) => (one === other ? 0 : one < other ? -1 : 1)));
    const nights = sortSailings(faceted, 'nights', emptyFilter).map(({ sailing }) => sailing.nights);
    expect(nights).toEqual(nights.toSorted((one, other) => one - other));
  });
});
