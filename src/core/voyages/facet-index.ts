import { type FacetedSailing, type FacetTest, facetTestNames, facetTests, type SailingFilter } from './sailing-filter';
import { recordOf } from '../shared/typed-entries';

/** One bit for each sailing of a list makes a facet of some thousand sailings small, and its intersections fast. */
type SailingSet = Uint32Array;

const bits = 32;
/** There is no limit to combinations of dates; beyond this number of sets the index is emptied. */
const maxSets = 2_000;

/**
 * Finds which sailings of a list pass each part of a filter. Each part is tested once for the list: neighbouring
 * filters differ in one part, so that counting a choice is counting bits (docs/decisions/0081).
 */
export class FacetIndex {
  private readonly sets = new Map<string, SailingSet>();
  private readonly all: SailingSet;

  constructor(private readonly sailings: readonly FacetedSailing[]) {
    this.all = this.setOf(() => true);
  }

  find(filter: SailingFilter): readonly FacetedSailing[] {
    const sailingSet = this.passingAll(filter);
    return this.sailings.filter((_sailing, at) => has(sailingSet, at));
  }

  /** Equal for filters that differ only in their days, as long as the same sailings lie between those. */
  keyOf(filter: SailingFilter): string {
    const between = this.passing('dates', filter).join();
    return `${between} ${JSON.stringify({ ...filter, from: undefined, to: undefined })}`;
  }

  /** Returns for each test the sailings that pass all the other tests. */
  passingOthers(filter: SailingFilter): Readonly<Record<FacetTest, SailingSet>> {
    return recordOf(facetTestNames, (name) => this.passingAll(filter, name));
  }

  count(candidates: SailingSet, test: FacetTest, filter: SailingFilter): number {
    const passing = this.passing(test, filter);
    let count = 0;
    for (let at = 0; at < passing.length; at += 1) count += bitsIn((candidates[at] ?? 0) & (passing[at] ?? 0));
    return count;
  }

  private passingAll(filter: SailingFilter, except?: FacetTest): SailingSet {
    const sailingSet = this.all.slice();
    for (const name of facetTestNames) if (name !== except) intersect(sailingSet, this.passing(name, filter));
    return sailingSet;
  }

  private passing(test: FacetTest, filter: SailingFilter): SailingSet {
    if (test !== 'port') return this.testSet(test, filter);
    const [first, ...others] = filter.ports;
    if (first === undefined) return this.all;
    if (others.length === 0) return this.calling(first);
    // Each port has a stored set; combinations are intersected on demand, because there are too many to store.
    const sailingSet = this.calling(first).slice();
    for (const port of others) intersect(sailingSet, this.calling(port));
    return sailingSet;
  }

  private calling(port: string): SailingSet {
    const key = `port ${port}`;
    return this.sets.get(key) ?? this.cache(key, ({ ports }) => ports.has(port));
  }

  private testSet(test: Exclude<FacetTest, 'port'>, filter: SailingFilter): SailingSet {
    const part = partOf[test](filter);
    if (part === undefined) return this.all;
    const key = `${test} ${part}`;
    return this.sets.get(key) ?? this.cache(key, (sailing) => facetTests[test](sailing, filter));
  }

  private cache(key: string, passes: (sailing: FacetedSailing) => boolean): SailingSet {
    const sailingSet = this.setOf(passes);
    if (this.sets.size >= maxSets) this.sets.clear();
    this.sets.set(key, sailingSet);
    return sailingSet;
  }

  private setOf(passes: (sailing: FacetedSailing) => boolean): SailingSet {
    const set = new Uint32Array(Math.ceil(this.sailings.length / bits));
    for (const [at, sailing] of this.sailings.entries()) {
      const word = Math.floor(at / bits);
      if (passes(sailing)) set[word] = (set[word] ?? 0) | (1 << (at % bits));
    }
    return set;
  }
}

/** The part of a filter that each test reads, as text; undefined where that part is empty. */
const partOf: Readonly<Record<Exclude<FacetTest, 'port'>, (filter: SailingFilter) => string | undefined>> = {
  region: ({ regions }) => regions?.join(),
  dates: ({ from, to }) => (from === undefined && to === undefined ? undefined : `${from} ${to}`),
  month: ({ months }) => textOf(months),
  nights: ({ nights }) => textOf(nights),
  country: ({ country }) => country?.slug,
  seaDays: ({ maxSeaDays }) => maxSeaDays?.toString(),
  flight: ({ flyingFrom }) => flyingFrom,
  age: ({ party }) => textOf(party?.ages ?? []),
  suite: ({ party, amenities, maxFare, isOpenOnly }) => {
    const guests = party && party.adults + party.children;
    return guests === undefined && amenities.length === 0 && maxFare === undefined && !isOpenOnly
      ? undefined
      : `${guests} ${amenities.join()} ${maxFare} ${isOpenOnly}`;
  },
};

const textOf = (values: readonly (string | number)[]) => (values.length === 0 ? undefined : values.join());

const has = (set: SailingSet, at: number): boolean => (((set[Math.floor(at / bits)] ?? 0) >>> (at % bits)) & 1) === 1;

function intersect(set: SailingSet, other: SailingSet): void {
  for (let at = 0; at < set.length; at += 1) set[at] = (set[at] ?? 0) & (other[at] ?? 0);
}

/** Counts pairs of bits, then fours, then bytes, which the multiplication adds up. */
function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

const indexes = new WeakMap<readonly FacetedSailing[], FacetIndex>();

/** The index is cached by the list of sailings, which is the same object as long as nothing in it changes. */
export function facetIndexOf(sailings: readonly FacetedSailing[]): FacetIndex {
  const index = indexes.get(sailings) ?? new FacetIndex(sailings);
  indexes.set(sailings, index);
  return index;
}
