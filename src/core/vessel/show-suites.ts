import type { Money } from '../shared/money';
import { isFunnelSuite } from '../reserve/suite-id';
import type { FindVoyages, VoyageSailing } from '../voyages/find-voyages';
import { isWaitlistOnly, shownPrice } from '../voyages/suite-price';
import type { Suite } from '../voyages/voyage';
import type { VoyageContent } from '../voyages/voyage-content.port';

/** A suite category with its lowest available fare on any coming sailing; absent when none is known (VOY-24). */
export interface PricedSuite {
  readonly suite: Suite;
  readonly lowest?: Money;
}

export interface FreeSailing extends VoyageSailing {
  readonly price: Money;
  readonly availableCabins: number;
}

export type ShowSuiteOutcome =
  | { readonly kind: 'not-found' }
  | {
      readonly kind: 'suite';
      readonly pricedSuite: PricedSuite;
      readonly free: readonly FreeSailing[];
      readonly previous: PricedSuite;
      readonly next: PricedSuite;
    };

/** Shows suites with current fares (VOY-24, VOY-33); the Funnel Suite is sold in person and has none (SUI-18). */
export class ShowSuites {
  constructor(
    private readonly content: VoyageContent,
    private readonly findVoyages: Pick<FindVoyages, 'run'>,
  ) {}

  async run(): Promise<readonly PricedSuite[]> {
    const [suites, { sailings }] = await Promise.all([this.content.findSuites(), this.findVoyages.run()]);
    return suites.map((suite) => pricedFrom(suite, freeSailings(suite, sailings)));
  }

  async one(slug: string): Promise<ShowSuiteOutcome> {
    const suites = await this.content.findSuites();
    const index = suites.findIndex((candidate) => candidate.slug === slug);
    const suite = suites[index];
    if (!suite) return { kind: 'not-found' };
    const previous = suites.at(index - 1) ?? suite;
    const next = suites[(index + 1) % suites.length] ?? suite;
    const { sailings } = await this.findVoyages.run();
    const free = freeSailings(suite, sailings);
    const toPriced = (one: Suite) => pricedFrom(one, freeSailings(one, sailings));
    return {
      kind: 'suite',
      pricedSuite: pricedFrom(suite, free),
      free,
      previous: toPriced(previous),
      next: toPriced(next),
    };
  }
}

function freeSailings({ category, suiteId }: Suite, sailings: readonly VoyageSailing[]): readonly FreeSailing[] {
  if (isFunnelSuite(suiteId)) return [];
  return sailings.flatMap((voyageSailing) => {
    const offer = voyageSailing.sailing.suites.find((one) => one.category === category);
    const price = shownPrice(offer?.price);
    const availableCabins = offer?.availableCabins ?? 0;
    if (!price || availableCabins <= 0 || isWaitlistOnly({ price, availableCabins })) return [];
    return [{ ...voyageSailing, price, availableCabins }];
  });
}

function pricedFrom(suite: Suite, free: readonly FreeSailing[]): PricedSuite {
  const [first, ...others] = free.map(({ price }) => price);
  if (!first) return { suite };
  // A line sells in one currency; an amount in another one cannot be compared.
  return {
    suite,
    lowest: others.reduce(
      (lowest, price) => (price.currency === lowest.currency && price.amount < lowest.amount ? price : lowest),
      first,
    ),
  };
}
