import type { Request, Response } from 'express';
import type { FindExperiences } from '../../core/excursions/find-experiences';
import type { ShowExperience, ShownExperience } from '../../core/excursions/show-experience';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import { shortPortName } from '../../core/voyages/port-name';
import { EVERY_VOYAGE } from '../../core/voyages/voyage-selector';
import { excursionsTexts as texts } from '../../../views/excursions/excursions.texts';
import type { ExperienceCategoryPage } from '../../../views/excursions/ExperienceCategoryPage';
import type { ExperiencePage } from '../../../views/excursions/ExperiencePage';
import type { ExperiencesPage } from '../../../views/excursions/ExperiencesPage';
import { notFound } from '../http-error';
import { hrefExperience, hrefExperienceCategory, hrefExperiences } from '../hrefs';
import { paths } from '../paths';
import type { BuiltAssets } from '../rendering/built-assets';
import type { PageAnswer } from '../rendering/page-answer';
import type { PageHeads } from '../rendering/page-heads';
import type { GuestInterests } from '../preferences/guest-interests';
import type { BrowsingState, VoyageBrowsing } from '../voyages/voyage-browsing';
import { alongChosenVoyage, kindsOf, selectorOn } from './along-chosen-voyage';
import { toExperienceCards, toCategoryTiles } from './experience-cards';
import { toExperienceFilterView } from './experience-filter-view';
import { groupExperiences } from './experience-groups';
import { experienceJsonLd, experienceTrail } from './experience-json-ld';
import { toExperienceView, toPortCalls } from './experience-view';
import { toGroupViews } from './group-views';
import type { OwnBookings } from './own-bookings';
import { readExperienceFilter } from './read-experience-filter';

interface ExcursionsPagesParts {
  readonly findExperiences: FindExperiences;
  readonly showExperience: ShowExperience;
  readonly content: Pick<VoyageContent, 'findPorts' | 'findRegions'>;
  readonly assets: BuiltAssets;
  readonly heads: PageHeads;
  readonly browsing: VoyageBrowsing;
  readonly tastes: Pick<GuestInterests, 'among'>;
  readonly ownBookings: OwnBookings;
}

const heroName = 'virgin-islands-bay';
const othersShown = 3;

export class ExcursionsPages {
  constructor(private readonly parts: ExcursionsPagesParts) {}

  readonly list = async (req: Request, res: Response): Promise<PageAnswer<typeof ExperiencesPage> | void> => {
    const { findExperiences, content, assets, heads } = this.parts;
    const [browsing, { all: everything, categories }, ports, regions] = await Promise.all([
      this.parts.browsing.of(req),
      findExperiences.run(),
      content.findPorts(),
      content.findRegions(),
    ]);
    if (isMoved(browsing)) return moveTo(res, browsing.movedTo);
    const along = alongChosenVoyage(browsing, everything);
    const filter = readExperienceFilter(req.query, along.all);
    const experiences = along.all.map(({ experience }) => experience);
    const preferences = await this.parts.tastes.among(req, [
      ...new Set(experiences.flatMap(({ interests }) => interests)),
    ]);
    const foundExperiences = await findExperiences.among(along.all, { ...filter, preferences });
    const carriedParameters = Object.entries(filter.values).filter(([, value]) => value !== '');
    return {
      props: {
        head: heads.head({
          path: paths.excursions.list,
          pictureName: heroName,
          jsonLd: experienceTrail([], (path) => heads.absolute(path)),
        }),
        hero: assets.mainPicture(heroName, 'tall'),
        ...selectorOn(browsing, { path: paths.excursions.list, carriedParameters, canRefine: true }),
        categories: toCategoryTiles({
          categories: kindsOf(along, categories),
          experiences,
          assets,
          query: along.query,
        }),
        filter: toExperienceFilterView(filter, { all: along.all, regions, ports, browsedFor: along.parameters }),
        unknownValues: filter.unknownValues,
        resultText: (along.isOnVoyage ? texts.countAlong : texts.count)(foundExperiences.length),
        ...(along.isOnVoyage ? { beyondHref: hrefExperiences({ reservationId: EVERY_VOYAGE, ...filter.values }) } : {}),
        isFiltered: along.isOnVoyage || carriedParameters.length > 0 || filter.unknownValues.length > 0,
        groups: toGroupViews({
          groups: groupExperiences(foundExperiences, filter.order, categories),
          ports,
          assets,
          along,
        }),
      },
      ...(filter.isCanonical ? { cache: { tags: ['content'] } } : {}),
    };
  };

  readonly category = async (
    req: Request,
    res: Response,
  ): Promise<PageAnswer<typeof ExperienceCategoryPage> | void> => {
    const { findExperiences, content, assets, heads } = this.parts;
    const slug = String(req.params['categorySlug']);
    const [browsing, { all: everything, categories }, ports] = await Promise.all([
      this.parts.browsing.of(req),
      findExperiences.run(),
      content.findPorts(),
    ]);
    if (isMoved(browsing)) return moveTo(res, browsing.movedTo);
    const along = alongChosenVoyage(browsing, everything);
    const category = categories.find((candidate) => candidate.slug === slug);
    if (!category) throw notFound();
    const experiences = along.all.map(({ experience }) => experience);
    const here = experiences.filter(({ categorySlug }) => categorySlug === slug);
    const siblings = categories.filter((candidate) => candidate !== category);
    const path = hrefExperienceCategory(slug);
    return {
      props: {
        head: heads.head({
          path,
          pictureName: category.picture.name,
          jsonLd: experienceTrail([{ name: category.title, path }], (each) => heads.absolute(each)),
        }),
        slug,
        title: category.title,
        summary: category.summary,
        hero: assets.mainPicture(category.picture.name, 'tall', category.picture.alt),
        ...selectorOn(browsing, { path, carriedParameters: [], canRefine: true }),
        listHref: `${paths.excursions.list}${along.query}`,
        count: (along.isOnVoyage ? texts.countAlong : texts.categoryCount)(here.length),
        ...(along.isOnVoyage ? { beyondHref: `${path}?reservationId=${EVERY_VOYAGE}` } : {}),
        experiences: toExperienceCards({
          experiences: here,
          ports,
          assets,
          along,
        }),
        siblings: toCategoryTiles({
          categories: kindsOf(along, siblings),
          experiences,
          assets,
          query: along.query,
        }),
      },
      cache: { tags: ['content'] },
    };
  };

  readonly experience = async (req: Request, res: Response): Promise<PageAnswer<typeof ExperiencePage> | void> => {
    const { showExperience, content, assets, heads } = this.parts;
    const slug = String(req.params['slug']);
    const [outcome, browsing] = await Promise.all([
      showExperience.run({ categorySlug: String(req.params['categorySlug']), slug }),
      this.parts.browsing.of(req),
    ]);
    if (outcome.kind === 'not-found') throw notFound();
    // A temporary redirect, because editors may move the experience back.
    if (outcome.kind === 'elsewhere')
      return res
        .set('Cache-Control', 'no-cache')
        .redirect(308, `${hrefExperience(outcome.categorySlug, slug)}${queryOf(req)}`);
    const along = alongChosenVoyage(browsing, [outcome, ...outcome.others]);
    const [hero] = outcome.experience.pictures;
    const pictureUrl = heads.absolute(assets.picture(hero.name).src);
    return {
      props: {
        head: heads.head({
          path: hrefExperience(outcome.category.slug, slug),
          pictureName: hero.name,
          jsonLd: experienceJsonLd({ shownExperience: outcome, pictureUrl, absolute: (path) => heads.absolute(path) }),
        }),
        ...selectorOn(browsing, {
          path: hrefExperience(outcome.category.slug, slug),
          carriedParameters: [],
          canRefine: false,
        }),
        experience: toExperienceView(outcome, assets, along),
        ownBookings: await this.parts.ownBookings.of(browsing, outcome, req.log),
        calls: toPortCalls(outcome, along),
        othersTitle: othersTitle(outcome),
        others: toExperienceCards({
          experiences: outcome.others.slice(0, othersShown).map(({ experience }) => experience),
          ports: await content.findPorts(),
          assets,
          along,
        }),
      },
      cache: { tags: ['content'] },
    };
  };

  /** H40: redirects the specification's other name for the list, with its query. */
  readonly otherName = (req: Request, res: Response): void =>
    res.redirect(308, `${paths.excursions.list}${queryOf(req)}`);
}

function othersTitle({ experience, port, others }: ShownExperience): string {
  const isMoreHere = others[0]?.experience.portSlug === experience.portSlug;
  return isMoreHere ? texts.othersAtPort(shortPortName(port.name)) : texts.others;
}

const isMoved = (browsing: BrowsingState): browsing is BrowsingState & { readonly movedTo: string } =>
  'movedTo' in browsing;

/** Redirects to the address with the guest's selection; private, so never cached. */
const moveTo = (res: Response, address: string): void =>
  res.set('Cache-Control', 'private, no-store').redirect(302, address);

const queryOf = ({ originalUrl }: Request) => {
  const start = originalUrl.indexOf('?');
  return start < 0 ? '' : originalUrl.slice(start);
};
