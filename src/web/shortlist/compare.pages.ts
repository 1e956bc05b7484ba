import type { Request, Response } from 'express';
import { compareNumbers } from '../../core/cabins/compare-numbers';
import type { SailingCabins } from '../../core/cabins/sailing-cabins.port';
import type { ExcursionContent } from '../../core/excursions/excursion-content.port';
import type { VesselContent } from '../../core/vessel/vessel-content.port';
import { formatDateRange } from '../../core/shared/plain-date';
import { maxCompared, minCompared, readComparedIds } from '../../core/shortlist/compare-columns';
import type { FindSailings } from '../../core/voyages/find-sailings';
import type { NonStopFlights } from '../../core/voyages/non-stop-flights';
import { emptyFilter, type FacetedSailing } from '../../core/voyages/sailing-filter';
import type { Suite } from '../../core/voyages/voyage';
import { titleWithoutAsterisks } from '../../core/voyages/voyage-title';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import type { CompareChoiceView, ComparePartyView, CompareTableView } from '../../../views/shortlist/compare-view';
import { compareTexts as texts } from '../../../views/shortlist/compare.texts';
import type { ComparePage, ComparePageProps } from '../../../views/shortlist/ComparePage';
import type { FareFactsPresenter } from '../fare-facts/fare-facts-presenter';
import { hrefCompare } from '../hrefs';
import { paths } from '../paths';
import type { BuiltAssets } from '../rendering/built-assets';
import type { PageAnswer } from '../rendering/page-answer';
import type { PageHeads } from '../rendering/page-heads';
import { partyText } from '../reserve/reservation-header';
import type { MissedSailings } from '../voyages/missed-sailings';
import {
  comparedKinds,
  type Comparison,
  hasSailing,
  hrefOfComparison,
  readComparison,
  sailingAndParty,
  writtenTexts,
} from './compare-address';
import { toComparedCabins } from './compare-cabins';
import { toComparedExperience } from './compare-experiences';
import { toComparedSailing } from './compare-sailings';
import { toComparedSuites } from './compare-suites';
import { type ComparedItem, toRows } from './compare-view';

interface ComparePagesParts {
  readonly findSailings: Pick<FindSailings, 'run'>;
  readonly content: Pick<VoyageContent, 'findSuites' | 'findPorts'>;
  readonly missedSailings: Pick<MissedSailings, 'describe'>;
  readonly vessels: VesselContent;
  readonly cabins: Pick<SailingCabins, 'findCabins'>;
  readonly excursions: Pick<ExcursionContent, 'findExperiences'>;
  readonly fareFacts: FareFactsPresenter;
  readonly flights: NonStopFlights;
  readonly assets: BuiltAssets;
  readonly heads: PageHeads;
  readonly vesselSlug: string;
}

const defaultAdults = 2;

const onlyOne = { notice: [{ text: texts.tooFew, items: [] }] };

/**
 * Compares two to four items side by side. The address is the whole state, so that it works without script and can be
 * sent.
 */
export class ComparePages {
  constructor(private readonly parts: ComparePagesParts) {}

  readonly compare = async (req: Request, res: Response): Promise<PageAnswer<typeof ComparePage> | void> => {
    const kind = comparedKinds.find((one) => readComparedIds(req.query, one).length > 0);
    const { all } = await this.parts.findSailings.run(emptyFilter);
    if (!kind) return this.answer({ choose: await this.choices(all) });
    const comparison = readComparison(kind, req.query, all);
    const address = hrefOfComparison(comparison);
    // Each comparison has one canonical address: those with a form's checkboxes, an unknown party or a fifth id
    // redirect to it.
    if (req.originalUrl !== address && hrefCompare(writtenTexts(req.query)) !== address)
      return res.redirect(302, address);
    const items = await this.itemsOf(comparison, all);
    const missing = comparison.ids.filter((id) => !items.some((item) => item.id === id));
    const lostIds = [...missing, ...(comparison.askedOn && !comparison.on ? [comparison.askedOn] : [])];
    const isComplete = items.length >= minCompared;
    return {
      ...this.answer({
        kind,
        ...(isComplete ? { table: this.toTable(items, comparison, all) } : {}),
        ...(lostIds.length > 0 ? { notice: await this.toNotice(lostIds, comparison, all) } : isComplete ? {} : onlyOne),
        ...(isComplete ? {} : { choose: await this.choices(all, comparison, items) }),
      }),
      // A comparison of cabins is not cached, because the free ones change with every hold.
      ...(lostIds.length === 0 && isComplete && kind !== 'cabins' ? { cache: { tags: ['price'] } } : {}),
    };
  };

  private answer(view: Omit<ComparePageProps, 'frame' | 'head'>): PageAnswer<typeof ComparePage> {
    return { props: { head: this.parts.heads.head({ path: paths.shortlist.compare }), ...view } };
  }

  private async itemsOf(
    { kind, ids, on, address }: Comparison,
    all: readonly FacetedSailing[],
  ): Promise<readonly ComparedItem[]> {
    const { content, vessels, cabins, excursions, fareFacts, flights, assets, vesselSlug } = this.parts;
    const ports = await content.findPorts();
    switch (kind) {
      case 'voyages':
        return inOrder(ids, all, ({ sailing }) => sailing.itineraryId).map((facetedSailing) =>
          toComparedSailing(facetedSailing, { ...address, ports, fareFacts, flights, assets }),
        );
      case 'cabins': {
        const [suites, vessel, states] = await Promise.all([
          content.findSuites(),
          vessels.getVessel(),
          on ? cabins.findCabins(on.sailing.itineraryId) : undefined,
        ]);
        const { filter } = address;
        return toComparedCabins(ids, { vessel, vesselSlug, suites, coming: all, on, filter, ports, states, assets });
      }
      case 'suites': {
        const [suites, vessel] = await Promise.all([content.findSuites(), vessels.getVessel()]);
        return toComparedSuites(
          inOrder(ids, suites, ({ slug }) => slug),
          {
            vessel,
            vesselSlug,
            suites,
            coming: all,
            on,
            filter: address.filter,
            factsFor: (fare) =>
              on && fare
                ? fareFacts.forSailing({ ...on, sailing: { ...on.sailing, fromPrice: fare }, ports })
                : fareFacts.general(),
            assets,
          },
        );
      }
      case 'experiences':
        return inOrder(ids, await excursions.findExperiences(), ({ slug }) => slug).map((experience) =>
          toComparedExperience(experience, { ports, coming: all, assets }),
        );
    }
  }

  private toTable(
    items: readonly ComparedItem[],
    comparison: Comparison,
    all: readonly FacetedSailing[],
  ): CompareTableView {
    const { kind, isOnlyDifferent } = comparison;
    const rows = toRows(items, texts.rows[kind], texts.unsaid);
    const without = (id: string) => items.map((item) => item.id).filter((other) => other !== id);
    return {
      columns: items.map(({ id, column }) => ({
        ...column,
        ...(items.length > minCompared ? { removeHref: hrefOfComparison({ ...comparison, ids: without(id) }) } : {}),
      })),
      rows: isOnlyDifferent ? rows.filter(({ isDifferent }) => isDifferent) : rows,
      ...(kind === 'experiences' ? {} : { party: toParty(comparison, all) }),
      differences: {
        isOnly: isOnlyDifferent,
        href: hrefOfComparison({ ...comparison, isOnlyDifferent: !isOnlyDifferent }),
      },
    };
  }

  /** Names each item that is not for sale, with alternatives for a sailing. */
  private async toNotice(
    lostIds: readonly string[],
    { kind, askedOn, on }: Comparison,
    all: readonly FacetedSailing[],
  ): Promise<NonNullable<ComparePageProps['notice']>> {
    const isSailing = (id: string) => kind === 'voyages' || id === askedOn;
    const sailings = await this.parts.missedSailings.describe(lostIds.filter(isSailing), all);
    const others = lostIds.filter((id) => !isSailing(id)).map((id) => ({ text: texts.unknown(kind, id), items: [] }));
    return [...others, ...sailings, ...(askedOn && !on ? [{ text: texts.withoutSailing, items: [] }] : [])];
  }

  private async choices(
    all: readonly FacetedSailing[],
    comparison?: Comparison,
    items: readonly ComparedItem[] = [],
  ): Promise<CompareChoiceView> {
    const [suites, experiences] = await Promise.all([
      this.parts.content.findSuites(),
      this.parts.excursions.findExperiences(),
    ]);
    const options = {
      voyages: sailingOptions(all),
      suites: suites.map(({ slug, title }) => ({ value: slug, label: title })),
      cabins: cabinOptions(suites),
      experiences: experiences.map(({ slug, title }) => ({ value: slug, label: title })),
    };
    return {
      action: paths.shortlist.compare,
      count: maxCompared,
      hiddenFields: comparison ? sailingAndParty(comparison) : {},
      kinds: (comparison ? [comparison.kind] : comparedKinds).map((kind) => ({
        kind,
        options: options[kind],
        chosenValues: items.map(({ id }) => id),
      })),
    };
  }
}

const inOrder = <Item>(ids: readonly string[], items: readonly Item[], idOf: (item: Item) => string): readonly Item[] =>
  ids.flatMap((id) => items.find((item) => idOf(item) === id) ?? []);

const sailingOptions = (all: readonly FacetedSailing[]) =>
  all.map(({ voyage, sailing }) => ({
    value: sailing.itineraryId,
    label: `${formatDateRange(sailing.start, sailing.end)}, ${titleWithoutAsterisks(voyage.title)}`,
  }));

const cabinOptions = (suites: readonly Suite[]) =>
  suites
    .flatMap(({ cabins, title }) => cabins.map((number) => ({ number, title })))
    .toSorted(compareNumbers)
    .map(({ number, title }) => ({ value: number, label: `${number}, ${title}` }));

function toParty(
  { kind, ids, on, isOnlyDifferent, address: { filter, parameters } }: Comparison,
  all: readonly FacetedSailing[],
): ComparePartyView {
  const { adults, children } = filter.party ?? { adults: defaultAdults, children: 0 };
  return {
    hiddenFields: { [kind]: ids.join(','), ...(isOnlyDifferent ? { show: 'differences' } : {}) },
    adults,
    children,
    ages: parameters.ages ?? '',
    text: partyText({ adults, children }),
    ...(hasSailing(kind) && {
      sailings: {
        options: [{ value: '', label: texts.anySailing }, ...sailingOptions(all)],
        chosenValue: on?.sailing.itineraryId ?? '',
      },
    }),
  };
}
