import type { Frame } from '../layout/frame';
import { Head, type PageHead } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { siteLinks } from '../layout/site-links';
import { ButtonLink } from '../ui/Button';
import { Eyebrow } from '../ui/Eyebrow';
import { Picture, type PictureView } from '../ui/Picture';
import { storiesTexts as texts } from './stories.texts';
import { StoryCard, type StoryCardView } from './StoryCard';
import { StoryPlaces, type StoryPlacesProps } from './StoryPlaces';

/** A stretch of the text, and a picture that follows it. */
export interface StoryPartView {
  /** Made safe where it was read (reliability C14). */
  readonly html: string;
  readonly picture?: PictureView;
}

export interface StoryPageProps extends StoryPlacesProps {
  readonly frame: Frame;
  readonly head: PageHead;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly categories: readonly { readonly label: string; readonly href: string }[];
  readonly author: { readonly name: string; readonly role: string };
  /** 2025-07-03. */
  readonly publishedOn: string;
  /** 3 July 2025. */
  readonly date: string;
  readonly minutes: number;
  readonly hero: PictureView;
  readonly chapters: readonly { readonly id: string; readonly title: string }[];
  readonly parts: readonly StoryPartView[];
  /** At most three (CNT-31). */
  readonly related: readonly StoryCardView[];
}

/** An article of the magazine (ROU-05): a long read in one column, its pictures wider than its words. */
export function StoryPage(page: StoryPageProps) {
  const { frame, head, title, excerpt, slug, hero, parts, voyages, ports, related } = page;
  return (
    <SiteLayout frame={frame}>
      <Head {...head} title={title} description={excerpt} />
      <article className="story">
        <StoryHead {...page} />
        <div className="story__hero"><Picture picture={hero} sizes="100vw" priority travelsAs={`story-${slug}`} /></div>
        <div className="band story__read">
          <StorySide {...page} />
          <div className="story__text">
            {parts.map(({ html, picture }) => (
              <div key={html} className="story__part">
                <div className="prose prose--story" dangerouslySetInnerHTML={{ __html: html }} />
                {picture ? <div className="story__picture"><Picture picture={picture} sizes="(min-width: 62.5rem) 60vw, 100vw" /></div> : null}
              </div>
            ))}
          </div>
        </div>
      </article>
      <StoryPlaces voyages={voyages} ports={ports} />
      {related.length > 0 ? <Related stories={related} /> : null}
    </SiteLayout>
  );
}

function StoryHead({ title, excerpt, categories }: Pick<StoryPageProps, 'title' | 'excerpt' | 'categories'>) {
  return (
    <header className="band story__head">
      <ul className="story__categories">
        {categories.map(({ label, href }) => <li key={href}><a href={href}>{label}</a></li>)}
      </ul>
      <h1 className="story__title">{title}</h1>
      <p className="story__standfirst">{excerpt}</p>
    </header>
  );
}

function StorySide({ author, publishedOn, date, minutes, chapters }: StoryPageProps) {
  return (
    <div className="story__side">
      <p className="story__author"><strong>{author.name}</strong> {author.role}</p>
      <p className="story__date"><time dateTime={publishedOn}>{date}</time>, {texts.minutes(minutes)}</p>
      {chapters.length > 1 ? (
        <nav className="story__chapters no-print" aria-labelledby="chapters-title">
          <h2 className="eyebrow" id="chapters-title">{texts.chapters}</h2>
          <ul className="story__chapter-list">
            {chapters.map(({ id, title }) => <li key={id}><a href={`#${id}`}>{title}</a></li>)}
          </ul>
        </nav>
      ) : null}
    </div>
  );
}

function Related({ stories }: { readonly stories: readonly StoryCardView[] }) {
  return (
    <section className="band band--section no-print" aria-labelledby="related-title">
      <div className="section-head">
        <div>
          <Eyebrow>{texts.relatedEyebrow}</Eyebrow>
          <h2 className="section-head__title" id="related-title">{texts.relatedTitle}</h2>
        </div>
        <ButtonLink variant="quiet" href={siteLinks.stories}>{texts.back}</ButtonLink>
      </div>
      <ul className="card-grid">
        {stories.map((story) => <li key={story.slug}><StoryCard story={story} headingLevel="h3" /></li>)}
      </ul>
    </section>
  );
}
