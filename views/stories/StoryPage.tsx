import { PrintShare } from '../content/PrintShare';
import { SidebarCard } from '../content/SidebarCard';
import { RelatedArticles, type RelatedArticleView } from '../content/RelatedArticles';
import { FavouriteButton } from '../favourites/FavouriteButton';
import type { Frame } from '../layout/frame';
import { Head, type PageHead } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { siteLinks } from '../layout/site-links';
import { QuietLink } from '../ui/Button';
import { MainPicture } from '../ui/MainPicture';
import { Picture, type PictureView } from '../ui/Picture';
import { storiesTexts as texts } from './stories.texts';
import { StoryPlaces, type StoryPlacesProps } from './StoryPlaces';

export interface StoryPartView {
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
  readonly publishedOn: string;
  readonly date: string;
  readonly minutes: number;
  readonly hero: PictureView;
  readonly chapters: readonly { readonly id: string; readonly title: string }[];
  readonly parts: readonly StoryPartView[];
  readonly relatedArticles: readonly RelatedArticleView[];
}

export function StoryPage(page: StoryPageProps) {
  const { frame, head, title, excerpt, slug, hero, parts, voyages, ports, relatedArticles } = page;
  return (
    <SiteLayout frame={frame}>
      <Head {...head} title={title} description={excerpt} />
      <article className="story">
        <StoryHead {...page} />
        <div className="story__hero">
          <MainPicture picture={hero} sizes="100vw" transitionName={`story-${slug}`} />
        </div>
        <div className="band story__read">
          <StorySide {...page} />
          <div className="story__text">
            {parts.map(({ html, picture }) => (
              <div key={html} className="story__part">
                <div className="prose prose--story" dangerouslySetInnerHTML={{ __html: html }} />
                {picture ? (
                  <div className="story__picture">
                    <Picture picture={picture} sizes="(min-width: 1024px) 60vw, 100vw" />
                  </div>
                ) : null}
              </div>
            ))}
          </div>
        </div>
      </article>
      <StoryPlaces voyages={voyages} ports={ports} />
      <RelatedBand articles={relatedArticles} />
    </SiteLayout>
  );
}

function StoryHead({ title, excerpt, categories }: Pick<StoryPageProps, 'title' | 'excerpt' | 'categories'>) {
  return (
    <header className="band story__head">
      <ul className="story__categories">
        {categories.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
      <h1 className="story__title">{title}</h1>
      <p className="story__standfirst">{excerpt}</p>
    </header>
  );
}

function StorySide({ slug, title, author, publishedOn, date, minutes, chapters, voyages: [voyage] }: StoryPageProps) {
  return (
    <div className="story__side">
      <p className="story__author">
        <strong>{author.name}</strong> {author.role}
      </p>
      <p className="story__date">
        <time dateTime={publishedOn}>{date}</time> <span>{texts.minutes(minutes)}</span>
      </p>
      <div className="story__actions no-print">
        <FavouriteButton type="STORY" value={slug} title={title} look="page" />
        <PrintShare />
      </div>
      {chapters.length > 1 ? (
        <nav className="story__chapters no-print" aria-labelledby="chapters-title">
          <h2 className="eyebrow" id="chapters-title">
            {texts.chapters}
          </h2>
          <ul className="story__chapter-list">
            {chapters.map((chapter) => (
              <li key={chapter.id}>
                <a href={`#${chapter.id}`}>{chapter.title}</a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {voyage ? (
        <div className="story__sail no-print">
          <SidebarCard title={texts.sailThere} action={{ label: texts.seeVoyage, href: voyage.href }}>
            <p>
              {voyage.title}. {voyage.route}.
            </p>
          </SidebarCard>
        </div>
      ) : null}
    </div>
  );
}

function RelatedBand({ articles }: { readonly articles: readonly RelatedArticleView[] }) {
  return (
    <div className="band band--section story-related no-print">
      <RelatedArticles
        articles={articles}
        title={texts.relatedTitle}
        favouriteButton={({ slug, title }) => <FavouriteButton type="STORY" value={slug} title={title} />}
      />
      <QuietLink href={siteLinks.stories}>{texts.back}</QuietLink>
    </div>
  );
}
