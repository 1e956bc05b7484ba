import type { Request, Response } from 'express';
import type { FindExperiences } from '../../core/excursions/find-experiences';
import type { ShowExperience, ShownExperience } from '../../core/excursions/show-experience';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import { shortPortName } from '../../core/voyages/port-name';
import { excursionsTexts as texts } from '../../../views/excursions/excursions.texts';
import { notFound } from '../http-error';
import { hrefExperience, hrefExperienceCategory, paths } from '../paths';
import type { BuiltAssets } from '../rendering/built-assets';
import type { PageHeads } from '../rendering/page-heads';
import type { PageRenderer } from '../rendering/page-renderer';
import { toExperienceCards, toCategoryTiles } from './experience-cards';
import { toExperienceFilterView } from './experience-filter-view';
import { groupExperiences } from './experience-groups';
import { experienceJsonLd, experienceTrail } from './experience-json-ld';
import { toExperienceView, toPortCalls } from './experience-view';
import { toGroupViews } from './group-views';
import { readExperienceFilter } from './read-experience-filter';

interface ExcursionsPagesParts {
  readonly findExperiences: FindExperiences;
  readonly showExperience: ShowExperience;
  readonly content: Pick<VoyageContent, 'findPorts' | 'findRegions'>;
  readonly assets: BuiltAssets;
  readonly heads: PageHeads;
  readonly renderer: PageRenderer;
}

const heroName = 'virgin-islands-bay';
const othersShown = 3;

/** The public side of the shore and sea experiences (ROU-31, ROU-32, ROU-33). */
export class ExcursionsPages {
  constructor(private readonly parts: ExcursionsPagesParts) {}

  readonly list = async (req: Request, res: Response): Promise<void> => {
    const { findExperiences, content, assets, heads, renderer } = this.parts;
    const [{ all, categories }, ports, regions] = await Promise.all([findExperiences.run(), content.findPorts(), content.findRegions()]);
    const asked = readExperienceFilter(req.query, all);
    const found = await findExperiences.among(all, asked);
    const experiences = all.map(({ experience }) => experience);
    const taken = [heroName, ...categories.map(({ picture }) => picture.name)];
    await renderer.render(req, res, {
      props: {
        head: heads.head({
          path: paths.excursions.list,
          pictureName: heroName,
          jsonLd: experienceTrail([], (path) => heads.absolute(path)),
        }),
        hero: assets.picture(heroName),
        categories: toCategoryTiles({ categories, experiences, assets, taken: [heroName] }),
        filter: toExperienceFilterView(asked, { all, regions, ports }),
        resultText: texts.count(found.length),
        isFiltered: Object.values(asked.values).some((value) => value !== ''),
        groups: toGroupViews({ groups: groupExperiences(found, asked.order, categories), ports, assets, taken }),
      },
      ...(asked.isSound ? { cache: { tags: ['content'] } } : {}),
    });
  };

  readonly category = async (req: Request, res: Response): Promise<void> => {
    const { findExperiences, content, assets, heads, renderer } = this.parts;
    const slug = String(req.params['categorySlug']);
    const [{ all, found, categories }, ports] = await Promise.all([findExperiences.run({ filter: { categorySlug: slug } }), content.findPorts()]);
    const category = categories.find((candidate) => candidate.slug === slug);
    if (!category) throw notFound();
    const here = found.map(({ experience }) => experience);
    const siblings = categories.filter((candidate) => candidate !== category);
    const pictures = { hero: category.picture.name, siblings: siblings.map(({ picture }) => picture.name) };
    const path = hrefExperienceCategory(slug);
    await renderer.render(req, res, {
      props: {
        head: heads.head({
          path,
          pictureName: pictures.hero,
          jsonLd: experienceTrail([{ name: category.title, path }], (each) => heads.absolute(each)),
        }),
        slug,
        title: category.title,
        summary: category.summary,
        hero: assets.picture(pictures.hero, category.picture.alt),
        count: texts.categoryCount(here.length),
        experiences: toExperienceCards({ experiences: here, ports, assets, taken: [pictures.hero, ...pictures.siblings] }),
        siblings: toCategoryTiles({ categories: siblings, experiences: all.map(({ experience }) => experience), assets, taken: [pictures.hero] }),
      },
      cache: { tags: ['content'] },
    });
  };

  readonly experience = async (req: Request, res: Response): Promise<void> => {
    const { showExperience, content, assets, heads, renderer } = this.parts;
    const slug = String(req.params['slug']);
    const shown = await showExperience.run({ categorySlug: String(req.params['categorySlug']), slug });
    if (shown.kind === 'not-found') throw notFound();
    // Editors may move it back: no browser may keep the way for good.
    if (shown.kind === 'elsewhere') return res.set('Cache-Control', 'no-cache').redirect(308, `${hrefExperience(shown.categorySlug, slug)}${queryOf(req)}`);
    const [hero] = shown.experience.pictures;
    const pictureUrl = heads.absolute(assets.picture(hero.name).src);
    await renderer.render(req, res, {
      props: {
        head: heads.head({
          path: hrefExperience(shown.category.slug, slug),
          pictureName: hero.name,
          jsonLd: experienceJsonLd({ shown, pictureUrl, absolute: (path) => heads.absolute(path) }),
        }),
        experience: toExperienceView(shown, assets),
        calls: toPortCalls(shown),
        othersTitle: othersTitle(shown),
        others: toExperienceCards({
          experiences: shown.others.slice(0, othersShown).map(({ experience }) => experience),
          ports: await content.findPorts(),
          assets,
          taken: shown.experience.pictures.map(({ name }) => name),
        }),
      },
      cache: { tags: ['content'] },
    });
  };

  /** H40: the specification's other name for the list. What was asked for goes along. */
  readonly otherName = (req: Request, res: Response): void => res.redirect(308, `${paths.excursions.list}${queryOf(req)}`);
}

function othersTitle({ experience, port, others }: ShownExperience): string {
  const isMoreHere = others[0]?.experience.portSlug === experience.portSlug;
  return isMoreHere ? texts.othersAtPort(shortPortName(port.name)) : texts.others;
}

/** As it was written, with its question mark. */
const queryOf = ({ originalUrl }: Request) => {
  const start = originalUrl.indexOf('?');
  return start < 0 ? '' : originalUrl.slice(start);
};
