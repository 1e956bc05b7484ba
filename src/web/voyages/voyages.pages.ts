import type { Request, Response } from 'express';
import { formatDateRange } from '../../core/shared/plain-date';
import type { FindVoyages } from '../../core/voyages/find-voyages';
import { dateCountText, dateOptions, hasDateSelector, WAITLIST_ONLY_NOTE } from '../../core/voyages/sailing-dates';
import type { Sailing } from '../../core/voyages/sailing';
import type { ShowVoyage, ShowVoyageOutcome } from '../../core/voyages/show-voyage';
import { startingPriceText, WAITLIST_ONLY } from '../../core/voyages/suite-price';
import type { Region, Voyage } from '../../core/voyages/voyage';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import type { VoyageFilterView } from '../../../views/voyages/VoyageFilter';
import { voyagesTexts } from '../../../views/voyages/voyages.texts';
import type { DateSelectorView } from '../../../views/voyages/DateSelector';
import { voyageStepAddress } from '../../core/reserve/step-address';
import { notFound } from '../http-error';
import { hrefInquireNow, hrefVoyage, paths } from '../paths';
import type { BuiltAssets } from '../rendering/built-assets';
import type { PageHeads } from '../rendering/page-heads';
import type { PageRenderer } from '../rendering/page-renderer';
import { toItineraryDays } from './itinerary-days';
import { toSuiteRows } from './suite-rows';
import { nightsText, toVoyageCard } from './voyage-card';
import { readVoyageFilter, type VoyageFilter } from './voyage-filter';
import { voyageJsonLd } from './voyage-json-ld';

type ShownVoyage = Extract<ShowVoyageOutcome, { kind: 'voyage' }>;

interface VoyagesPagesParts {
  readonly findVoyages: FindVoyages;
  readonly showVoyage: ShowVoyage;
  readonly content: VoyageContent;
  readonly assets: BuiltAssets;
  readonly heads: PageHeads;
  readonly renderer: PageRenderer;
}

export class VoyagesPages {
  constructor(private readonly parts: VoyagesPagesParts) {}

  readonly list = async (req: Request, res: Response): Promise<void> => {
    const { findVoyages, content, assets, heads, renderer } = this.parts;
    const filter = readVoyageFilter(req.query, await content.findRegions());
    const { sailings, regions } = await findVoyages.run(filter);
    await renderer.render(req, res, {
      props: {
        head: heads.head({ path: paths.voyages.list, pictureName: 'aegean-cove' }),
        filter: toFilterView(filter, regions),
        resultText: voyagesTexts.count(sailings.length, regions.find(({ slug }) => slug === filter.regionSlug)),
        voyages: sailings.map((found) => toVoyageCard(found, assets)),
      },
      ...(filter.isSound ? { cache: { tags: ['price'] } } : {}),
    });
  };

  readonly voyage = async (req: Request, res: Response): Promise<void> => {
    const { showVoyage, assets, heads, renderer } = this.parts;
    const id = typeof req.query['id'] === 'string' ? req.query['id'] : undefined;
    const shown = await showVoyage.run({ slug: String(req.params['slug']), ...(id ? { itineraryId: id } : {}) });
    if (shown.kind === 'not-found') throw notFound();
    const { voyage, selected, sailings, suites, previous, next } = shown;
    const isWhatWasAsked = id === undefined || id === selected?.itineraryId;
    await renderer.render(req, res, {
      props: {
        head: heads.head({
          path: hrefVoyage(voyage.slug),
          pictureName: voyage.pictures[0].name,
          jsonLd: voyageJsonLd(voyage, sailings, (path) => heads.absolute(path)),
        }),
        voyage: this.toVoyageView(shown),
        ...(selected ? { sailing: toSailingView(selected) } : {}),
        ...(hasDateSelector(sailings) ? { dates: toDateSelector(voyage, sailings, selected?.itineraryId) } : {}),
        suites: toSuiteRows(suites, selected, assets),
        ...(previous ? { previous: toVoyageCard(previous, assets) } : {}),
        ...(next ? { next: toVoyageCard(next, assets) } : {}),
      },
      ...(isWhatWasAsked ? { cache: { tags: ['price', `voyage:${voyage.voyageId}`] } } : {}),
    });
  };

  private toVoyageView({ voyage, selected }: ShownVoyage) {
    const { assets } = this.parts;
    const [hero, ...gallery] = voyage.pictures;
    const routeMapSvg = assets.routeMap(voyage.slug);
    return {
      title: voyage.title,
      region: voyage.region,
      summary: voyage.summary,
      paragraphs: voyage.body.split(/\n{2,}/).map((paragraph) => paragraph.trim()).filter((paragraph) => paragraph !== ''),
      highlights: voyage.highlights,
      hero: assets.picture(hero.name, hero.alt),
      gallery: gallery.map((picture) => assets.picture(picture.name, picture.alt)),
      facts: [
        { label: 'Nights', value: String(voyage.nights) },
        { label: 'Yacht', value: voyage.vessel },
        { label: 'From', value: voyage.embarkPort },
        { label: 'To', value: voyage.debarkPort },
      ],
      days: toItineraryDays(voyage.days, selected?.start, assets),
      ...(routeMapSvg ? { routeMapSvg } : {}),
    };
  }
}

const toSailingView = (sailing: Sailing) => ({
  itineraryId: sailing.itineraryId,
  dates: `${formatDateRange(sailing.start, sailing.end)}, ${nightsText(sailing.nights)}`,
  price: startingPriceText(sailing.fromPrice) ?? WAITLIST_ONLY,
  reserveHref: voyageStepAddress({ itineraryId: sailing.itineraryId }),
  inquireHref: hrefInquireNow({ itineraryId: sailing.itineraryId }),
});

const toDateSelector = (voyage: Voyage, sailings: readonly Sailing[], id: string | undefined): DateSelectorView => ({
  heading: dateCountText(sailings.length, 'buttons'),
  options: dateOptions(sailings, id).map(({ packageCode, label, isSelected, isWaitlistOnly }) => ({
    packageCode,
    label,
    href: `${hrefVoyage(voyage.slug, packageCode)}#dates`,
    isSelected,
    ...(isWaitlistOnly ? { note: WAITLIST_ONLY_NOTE } : {}),
  })),
});

const toFilterView = ({ typed, errors }: VoyageFilter, regions: readonly Region[]): VoyageFilterView => ({
  regions: regions.map(({ slug, name }) => ({ slug, name })),
  region: typed.region,
  from: typed.startDate,
  to: typed.endDate,
  ...(errors.startDate ? { fromError: errors.startDate } : {}),
  ...(errors.endDate ? { toError: errors.endDate } : {}),
});
