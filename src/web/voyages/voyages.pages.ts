import type { Request } from 'express';
import { reservationErrors } from '../../core/reserve/reservation-errors';
import type { FindSailings, FoundSailings } from '../../core/voyages/find-sailings';
import type { NonStopFlights } from '../../core/voyages/non-stop-flights';
import type { FacetedSailing } from '../../core/voyages/sailing-filter';
import { groupByVoyage, sailingOrders, sortSailings } from '../../core/voyages/sort-sailings';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import { facetsTexts } from '../../../views/voyages/facets.texts';
import type { VoyageFilterView } from '../../../views/voyages/VoyageFilter';
import { voyagesTexts as texts } from '../../../views/voyages/voyages.texts';
import type { VoyagesPage } from '../../../views/voyages/VoyagesPage';
import { hrefVoyages } from '../hrefs';
import { paths } from '../paths';
import type { BuiltAssets } from '../rendering/built-assets';
import { readListAddress } from '../rendering/list-address';
import type { PageAnswer } from '../rendering/page-answer';
import type { PageHeads } from '../rendering/page-heads';
import { regionText, toAsked, toFacetsView } from './facets-view';
import { toFareStrip } from './fare-strip-view';
import { toRelaxations } from './near-alternatives-view';
import { readSailingAddress, type SailingAddress } from './sailing-address';
import { toFoundCards, toGroups, toUnknown } from './found-sailings-view';
import { ViewsByFilter } from './views-by-filter';
import { readForm } from '../routing/read-form';
import { Joi } from '../routing/typed-joi';

const firstShown = 12;
const moreShown = 12;

interface VoyagesPagesParts {
  readonly findSailings: Pick<FindSailings, 'run'>;
  readonly content: VoyageContent;
  readonly flights: NonStopFlights;
  readonly assets: BuiltAssets;
  readonly heads: PageHeads;
}

const sortedSailings = new ViewsByFilter<readonly FacetedSailing[]>();

type Form = 'list' | 'voyages';
type Changes = Parameters<typeof hrefVoyages>[0];

const errorSchema = Joi.object({ errorcode: Joi.string().allow('') });

/** The future sailings: filter, order, number and form are part of the address (ROU-30). */
export class VoyagesPages {
  constructor(private readonly parts: VoyagesPagesParts) {}

  readonly list = async (req: Request): Promise<PageAnswer<typeof VoyagesPage>> => {
    const { findSailings, content, flights, assets, heads } = this.parts;
    const [regions, ports] = await Promise.all([content.findRegions(), content.findPorts()]);
    const address = readSailingAddress(req.query, { regions, ports, origins: flights.origins });
    const result = await findSailings.run(address.filter);
    const { order, filter } = address;
    const sailings = sortedSailings.of({ all: result.all, filter, by: order }, () =>
      sortSailings(result.matches, order, filter),
    );
    const form = formOf(req.query['view']);
    const groups = form === 'voyages' ? groupByVoyage(sailings) : [];
    const count = form === 'voyages' ? groups.length : sailings.length;
    const { show, isCanonical } = readListAddress(req.query, {
      categories: [],
      firstShown,
      moreShown,
      countOf: () => count,
    });
    const remainingCount = count - show;
    const problems = reservationErrors(readForm(errorSchema, req.query).errorcode);
    const here = (changes: Changes) => hrefVoyages({ ...address.parameters, view: form, ...changes });
    const strip = toFareStrip(result.all, address, form);
    const sources = { address, ...result, ports, flights };
    return {
      props: {
        head: heads.head({ path: paths.voyages.list, pictureName: 'aegean-cove' }),
        filter: { ...toFilterView(address, toFacetsView(sources)), ...(form ? { view: form } : {}) },
        askedFilters: toAsked(address, { ...sources, view: form }),
        unknown: toUnknown(address, result.regions, here),
        problems,
        resultText: form === 'voyages' ? facetsTexts.groupCount(count, sailings.length) : countText(address, result),
        form: form ?? 'cards',
        views: [
          { label: texts.viewCards, href: here({ view: undefined }), isCurrent: form === undefined },
          { label: texts.viewList, href: here({ view: 'list' }), isCurrent: form === 'list' },
          { label: facetsTexts.viewGroups, href: here({ view: 'voyages' }), isCurrent: form === 'voyages' },
        ],
        orders: sailingOrders.map((order) => ({
          label: facetsTexts.orders[order],
          href: here({ sortBy: order === 'date' ? undefined : order }),
          isCurrent: order === address.order,
        })),
        ...(strip ? { strip } : {}),
        voyages: form === 'voyages' ? [] : toFoundCards(sailings.slice(0, show), address, assets),
        groups: toGroups(groups.slice(0, show), address),
        ...(count === 0 ? { near: toRelaxations(result.all, address) } : {}),
        ...(remainingCount > 0 && {
          more: {
            href: `${here({ show: show + moreShown })}#voyage-${show + 1}`,
            label: texts.more(Math.min(remainingCount, moreShown)),
            note: texts.showing(show, count),
          },
        }),
      },
      ...(address.isCanonical && isCanonical && problems.length === 0 ? { cache: { tags: ['price'] } } : {}),
    };
  };
}

const formOf = (view: unknown): Form | undefined => (view === 'list' || view === 'voyages' ? view : undefined);

function countText({ parameters, region }: SailingAddress, { matches, regions }: FoundSailings): string {
  const one = regions.find(({ slug }) => slug === region.regionSlug);
  const waters = one || !parameters.region ? '' : facetsTexts.inWaters(regionText(parameters.region, regions));
  return `${texts.count(matches.length, one)}${waters}`;
}

const toFilterView = (
  { parameters, region: { typedFields, errors } }: SailingAddress,
  facets: VoyageFilterView['facets'],
): VoyageFilterView => ({
  from: typedFields.startDate,
  to: typedFields.endDate,
  facets,
  isNarrowed: typedFields.region !== '' || Object.keys(parameters).some((name) => name !== 'sortBy'),
  ...(errors.startDate ? { fromError: errors.startDate } : {}),
  ...(errors.endDate ? { toError: errors.endDate } : {}),
});
