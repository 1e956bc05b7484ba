import type { Frame } from '../layout/frame';
import { Head, type PageHead } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { ButtonLink } from '../ui/Button';
import { classNames } from '../ui/class-names';
import { Eyebrow } from '../ui/Eyebrow';
import { Hero } from '../ui/Hero';
import type { PictureView } from '../ui/Picture';
import { type CategoryTileView, ExperienceCategories } from './ExperienceCategories';
import { ExperienceFilter, type ExperienceFilterView } from './ExperienceFilter';
import { type ExperienceGroupView, ExperienceGroups } from './ExperienceGroups';
import { askHref, excursionsTexts as texts, experiencesHref } from './excursions.texts';

export interface ExperiencesPageProps {
  readonly frame: Frame;
  readonly head: PageHead;
  readonly hero: PictureView;
  readonly categories: readonly CategoryTileView[];
  readonly filter: ExperienceFilterView;
  /** "12 experiences found": announced. */
  readonly resultText: string;
  /** Empty when nothing matches. */
  readonly groups: readonly ExperienceGroupView[];
  /** Something is being looked for: the answer comes before the kinds. */
  readonly isFiltered: boolean;
}

/** All shore and sea experiences: the kinds first, then everything, with a filter that lives in the address. */
export function ExperiencesPage({ frame, head, hero, categories, filter, resultText, groups, isFiltered }: ExperiencesPageProps) {
  const kinds = <Kinds categories={categories} />;
  return (
    <SiteLayout frame={frame} headerOn="picture">
      <Head {...head} title={texts.title} description={texts.description} />
      <Hero picture={hero} height="low">
        <h1 className="hero__title">{texts.headline}</h1>
        <p className="hero__standfirst">{texts.standfirst}</p>
      </Hero>
      {isFiltered ? null : kinds}
      <section className={classNames('band experiences', isFiltered && 'experiences--first')} id="results" aria-labelledby="results-title">
        <Eyebrow>{texts.listEyebrow}</Eyebrow>
        <h2 className="section-head__title" id="results-title">{texts.listTitle}</h2>
        <ExperienceFilter {...filter} />
        <p className="experiences__count" role="status">{resultText}</p>
        {groups.length === 0 ? <NoExperiences /> : <ExperienceGroups groups={groups} />}
      </section>
      {isFiltered ? kinds : null}
    </SiteLayout>
  );
}

function Kinds({ categories }: Pick<ExperiencesPageProps, 'categories'>) {
  return (
    <section className="band band--section" aria-labelledby="kinds-title">
      <div className="section-head"><div>
        <Eyebrow>{texts.categoriesEyebrow}</Eyebrow>
        <h2 className="section-head__title" id="kinds-title">{texts.categoriesTitle}</h2>
      </div></div>
      <ExperienceCategories categories={categories} />
    </section>
  );
}

function NoExperiences() {
  return (
    <div className="empty">
      <h3 className="empty__title">{texts.emptyTitle}</h3>
      <p className="empty__body">{texts.emptyBody}</p>
      <p className="experiences__ways">
        <ButtonLink href={`${experiencesHref}#results`}>{texts.emptyAction}</ButtonLink>
        <ButtonLink variant="quiet" href={askHref}>{texts.emptyAsk}</ButtonLink>
      </p>
    </div>
  );
}
