import type { Frame } from '../layout/frame';
import { Head, type PageHead } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { classNames } from '../ui/class-names';
import { Hero } from '../ui/Hero';
import { Notice } from '../ui/Notice';
import type { PictureView } from '../ui/Picture';
import { BrowsingFor, type BrowsingForProps } from '../voyages/VoyageSelector';
import { type CategoryTileView, ExperienceCategories } from './ExperienceCategories';
import { ExperienceFilter, type ExperienceFilterView } from './ExperienceFilter';
import { type ExperienceGroupView, ExperienceGroups } from './ExperienceGroups';
import { NoExperiences } from './NoExperiences';
import { excursionsTexts as texts } from './excursions.texts';
import { SectionTitle } from '../ui/SectionTitle';

export interface ExperiencesPageProps extends BrowsingForProps {
  readonly frame: Frame;
  readonly head: PageHead;
  readonly hero: PictureView;
  readonly categories: readonly CategoryTileView[];
  readonly filter: ExperienceFilterView;
  readonly unknownValues: readonly string[];
  readonly resultText: string;
  readonly groups: readonly ExperienceGroupView[];
  readonly beyondHref?: string;
  readonly isFiltered: boolean;
}

export function ExperiencesPage({
  frame,
  head,
  hero,
  selector,
  notice,
  categories,
  filter,
  unknownValues,
  resultText,
  groups,
  beyondHref,
  isFiltered,
}: ExperiencesPageProps) {
  const kinds = categories.length > 0 ? <Kinds categories={categories} /> : null;
  return (
    <SiteLayout frame={frame} headerOn="picture">
      <Head {...head} title={texts.title} description={texts.description} />
      <Hero picture={hero} height="low">
        <h1 className="hero__title">{texts.headline}</h1>
        <p className="hero__standfirst">{texts.standfirst}</p>
      </Hero>
      <BrowsingFor selector={selector} notice={notice} />
      {isFiltered ? null : kinds}
      <section
        className={classNames('band experiences', isFiltered && 'experiences--first')}
        id="results"
        aria-labelledby="results-title"
      >
        <SectionTitle
          eyebrow={beyondHref ? texts.listEyebrowAlong : texts.listEyebrow}
          title={texts.listTitle}
          id="results-title"
        />
        {unknownValues.length > 0 ? (
          <Notice tone="error">
            {unknownValues.map((value) => (
              <p key={value}>{texts.notUnderstood(value)}</p>
            ))}
            <p>{texts.shownWithout}</p>
          </Notice>
        ) : null}
        <ExperienceFilter {...filter} />
        <p className="experiences__count" role="status">
          {resultText}
        </p>
        {groups.length === 0 ? <NoExperiences beyondHref={beyondHref} /> : <ExperienceGroups groups={groups} />}
      </section>
      {isFiltered ? kinds : null}
    </SiteLayout>
  );
}

function Kinds({ categories }: Pick<ExperiencesPageProps, 'categories'>) {
  return (
    <section className="band band--section" aria-labelledby="kinds-title">
      <div className="section-head">
        <div>
          <SectionTitle eyebrow={texts.categoriesEyebrow} title={texts.categoriesTitle} id="kinds-title" />
        </div>
      </div>
      <ExperienceCategories categories={categories} />
    </section>
  );
}
