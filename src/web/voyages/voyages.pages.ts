import type { Request } from 'express';
import { reservationErrors } from '../../core/reserve/reservation-errors';
import type { FindVoyages } from '../../core/voyages/find-voyages';
import type { Region } from '../../core/voyages/voyage';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import type { VoyageFilterView } from '../../../views/voyages/VoyageFilter';
import { voyagesTexts as texts } from '../../../views/voyages/voyages.texts';
import type { VoyagesPage } from '../../../views/voyages/VoyagesPage';
import { hrefVoyages } from '../hrefs';
import { paths } from '../paths';
import type { BuiltAssets } from '../rendering/built-assets';
import { readListAddress } from '../rendering/list-address';
import type { PageAnswer } from '../rendering/page-answer';
import type { PageHeads } from '../rendering/page-heads';
import { toVoyageCards } from './voyage-card';
import { readVoyageFilter, type VoyageFilter } from './voyage-filter';

const firstShown = 12;
const moreShown = 12;

interface VoyagesPagesParts {
  readonly findVoyages: FindVoyages;
  readonly content: VoyageContent;
  readonly assets: BuiltAssets;
  readonly heads: PageHeads;
}

/** The future sailings: filter, number and form are part of the address (ROU-30). */
export class VoyagesPages {
  constructor(private readonly parts: VoyagesPagesParts) {}

  readonly list = async (req: Request): Promise<PageAnswer<typeof VoyagesPage>> => {
    const { findVoyages, content, assets, heads } = this.parts;
    const filter = readVoyageFilter(req.query, await content.findRegions());
    const { sailings, regions } = await findVoyages.run(filter);
    const { show, isSound } = readListAddress(req.query, {
      categories: [],
      firstShown,
      moreShown,
      countOf: () => sailings.length,
    });
    const form = req.query['view'] === 'list' ? 'list' : undefined;
    const left = sailings.length - show;
    const problems = reservationErrors(typeof req.query['errorcode'] === 'string' ? req.query['errorcode'] : undefined);
    const here = (changes: { readonly view?: 'list' | undefined; readonly show?: number }) =>
      hrefVoyages({ ...askedFor(filter), view: form, ...changes });
    return {
      props: {
        head: heads.head({ path: paths.voyages.list, pictureName: 'aegean-cove' }),
        filter: { ...toFilterView(filter, regions), ...(form ? { view: form } : {}) },
        problems,
        resultText: texts.count(
          sailings.length,
          regions.find(({ slug }) => slug === filter.regionSlug),
        ),
        form: form ?? 'cards',
        views: [
          { label: texts.viewCards, href: here({ view: undefined }), isCurrent: form === undefined },
          { label: texts.viewList, href: here({ view: 'list' }), isCurrent: form === 'list' },
        ],
        voyages: toVoyageCards(sailings.slice(0, show), assets),
        ...(left > 0
          ? {
              more: {
                href: `${here({ show: show + moreShown })}#voyage-${show + 1}`,
                label: texts.more(Math.min(left, moreShown)),
                note: texts.showing(show, sailings.length),
              },
            }
          : {}),
      },
      ...(filter.isSound && isSound && problems.length === 0 ? { cache: { tags: ['price'] } } : {}),
    };
  };
}

const askedFor = ({ typed: { region, startDate, endDate } }: VoyageFilter) => ({
  region: region || undefined,
  startDate: startDate || undefined,
  endDate: endDate || undefined,
});

const toFilterView = ({ typed, errors }: VoyageFilter, regions: readonly Region[]): VoyageFilterView => ({
  regions: regions.map(({ slug, name }) => ({ slug, name })),
  region: typed.region,
  from: typed.startDate,
  to: typed.endDate,
  ...(errors.startDate ? { fromError: errors.startDate } : {}),
  ...(errors.endDate ? { toError: errors.endDate } : {}),
});
