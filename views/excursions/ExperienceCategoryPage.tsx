import type { Frame } from '../layout/frame';
import { Head, type PageHead } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { Hero } from '../ui/Hero';
import type { PictureView } from '../ui/Picture';
import { type CategoryTileView, ExperienceCategories } from './ExperienceCategories';
import { ExperienceCard, type ExperienceCardView } from './ExperienceCard';
import { excursionsTexts as texts, experiencesHref } from './excursions.texts';
import { Trail } from './Trail';

export interface ExperienceCategoryPageProps {
  readonly frame: Frame;
  readonly head: PageHead;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly hero: PictureView;
  /** 8 experiences. */
  readonly count: string;
  readonly experiences: readonly ExperienceCardView[];
  readonly siblings: readonly CategoryTileView[];
}

export function ExperienceCategoryPage({ frame, head, slug, title, summary, hero, count, experiences, siblings }: ExperienceCategoryPageProps) {
  return (
    <SiteLayout frame={frame} headerOn="picture">
      <Head {...head} title={`${title}: ${texts.title}`} description={summary} />
      <Hero picture={hero} height="low" travelsAs={`kind-${slug}`}>
        <Trail steps={[{ label: texts.title, href: experiencesHref }]} />
        <h1 className="hero__title">{title}</h1>
        <p className="hero__standfirst">{summary}</p>
      </Hero>
      <div className="band band--section">
        <h2 className="eyebrow kinds-count">{count}</h2>
        <ul className="card-grid">
          {experiences.map((experience) => <li key={experience.slug}><ExperienceCard experience={experience} /></li>)}
        </ul>
      </div>
      <section className="siblings" aria-labelledby="siblings-title">
        <div className="band band--section">
          <h2 className="siblings__title" id="siblings-title">{texts.siblings}</h2>
          <ExperienceCategories categories={siblings} />
        </div>
      </section>
    </SiteLayout>
  );
}
