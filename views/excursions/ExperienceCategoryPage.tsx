import { ExperienceGallery, type ExperienceSlideView } from '../content/ExperienceGallery';
import type { Frame } from '../layout/frame';
import { Head, type PageHead } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { Hero } from '../ui/Hero';
import type { PictureView } from '../ui/Picture';
import { BrowsingFor, type BrowsingForProps } from '../voyages/VoyageSelector';
import type { CategoryTileView } from './ExperienceCategories';
import { ExperienceCard, type ExperienceCardView } from './ExperienceCard';
import { excursionsTexts as texts } from './excursions.texts';
import { NoExperiences } from './NoExperiences';
import { Breadcrumbs } from './Breadcrumbs';

interface ExperienceCategoryPageProps extends BrowsingForProps {
  readonly frame: Frame;
  readonly head: PageHead;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly hero: PictureView;
  readonly listHref: string;
  readonly count: string;
  readonly experiences: readonly ExperienceCardView[];
  readonly siblings: readonly CategoryTileView[];
  readonly beyondHref?: string;
}

export function ExperienceCategoryPage({
  frame,
  head,
  selector,
  notice,
  slug,
  title,
  summary,
  hero,
  listHref,
  count,
  experiences,
  siblings,
  beyondHref,
}: ExperienceCategoryPageProps) {
  return (
    <SiteLayout frame={frame} headerOn="picture">
      <Head {...head} title={`${title}: ${texts.title}`} description={summary} />
      <Hero picture={hero} height="low" transitionName={`kind-${slug}`}>
        <Breadcrumbs steps={[{ label: texts.title, href: listHref }]} />
        <h1 className="hero__title">{title}</h1>
        <p className="hero__standfirst">{summary}</p>
      </Hero>
      <BrowsingFor selector={selector} notice={notice} />
      <div className="band band--section">
        <h2 className="eyebrow kinds-count">{count}</h2>
        {experiences.length > 0 ? (
          <ul className="card-grid">
            {experiences.map((experience) => (
              <li key={experience.slug}>
                <ExperienceCard experience={experience} />
              </li>
            ))}
          </ul>
        ) : (
          <NoExperiences beyondHref={beyondHref} />
        )}
      </div>
      {siblings.length > 0 ? (
        <div className="siblings no-print">
          <div className="band band--section">
            <ExperienceGallery id="siblings" title={texts.siblings} experiences={siblings.map(toSlide)} />
          </div>
        </div>
      ) : null}
    </SiteLayout>
  );
}

/** Each category is a portrait picture with its name (CNT-22). */
const toSlide = ({ slug, href, title, count, picture }: CategoryTileView): ExperienceSlideView => ({
  title,
  href,
  note: count,
  transitionName: `kind-${slug}`,
  ...(picture ? { picture: { ...picture, alt: '' } } : { engraving: { seed: slug, subject: 'sea', title: '' } }),
});
