import { FavouriteButton } from '../favourites/FavouriteButton';
import type { Frame } from '../layout/frame';
import { Head, type PageHead } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { ButtonLink } from '../ui/Button';
import { Eyebrow } from '../ui/Eyebrow';
import { Picture } from '../ui/Picture';
import { type Tab, Tabs } from '../ui/Tabs';
import { FavouriteStories, type StoryLink } from './FavouriteStories';
import { storiesTexts as texts } from './stories.texts';
import { Byline, StoryCard, type StoryCardView } from './StoryCard';

export interface StoriesPageProps {
  readonly frame: Frame;
  readonly head: PageHead;
  /** The category that is looked at; absent on the front page. */
  readonly category?: string;
  readonly tabs: readonly Tab[];
  /** Absent where nothing is written yet. */
  readonly lead?: StoryCardView | undefined;
  readonly stories: readonly StoryCardView[];
  /** For a guest's favourites among them. */
  readonly allStories: readonly StoryLink[];
  readonly countText: string;
  /** Absent when everything is shown. */
  readonly more?: { readonly href: string; readonly note: string } | undefined;
}

/** The magazine's front page: one story large, the rest in rows of two and three. */
export function StoriesPage({
  frame,
  head,
  category,
  tabs,
  lead,
  stories,
  allStories,
  countText,
  more,
}: StoriesPageProps) {
  return (
    <SiteLayout frame={frame}>
      <Head
        {...head}
        title={category ? texts.categoryTitle(category) : texts.title}
        description={category ? texts.categoryDescription(category) : texts.description}
      />
      <div className="band magazine">
        <header className="magazine__head">
          <h1 className="magazine__title">{category ? texts.categoryTitle(category) : texts.headline}</h1>
          <p className="magazine__standfirst">{texts.standfirst}</p>
        </header>
        <Tabs label={texts.categoriesLabel} tabs={tabs} />
        <p className="hidden-to-the-eye">{countText}</p>
        {lead ? <LeadStory story={lead} /> : null}
        <FavouriteStories stories={allStories} emptyMessage={frame.messages?.noFavouriteStories} />
        <ul className="magazine__grid" id="story-list">
          {stories.map((story, index) => (
            <li key={story.slug} id={`story-${index + 2}`}>
              <StoryCard story={story} sizes={sizesAt(index, stories.length)} />
            </li>
          ))}
        </ul>
        <p className="magazine__foot" data-more-of="story-list">
          {more ? (
            <span className="hidden-to-the-eye" role="status">
              {more.note}
            </span>
          ) : null}
          {more ? (
            <ButtonLink variant="secondary" href={more.href} data-control="load-more">
              {texts.more}
            </ButtonLink>
          ) : null}
          {head.feed ? (
            <a className="magazine__feed" href={head.feed.href}>
              {texts.feed}
            </a>
          ) : null}
        </p>
      </div>
    </SiteLayout>
  );
}

/** How wide a picture stands in the rows that the style sheet makes: two, then three; a row that is not full is shared. */
function sizesAt(index: number, count: number): string {
  const position = index % 5;
  const isWide = position < 2 || (position === 2 && index === count - 1);
  const isShared = position > 1 && position < 4 && count % 5 === 4 && index >= count - 2;
  const wide = isWide ? '54vw' : isShared ? '46vw' : '30vw';
  return `(min-width: 1024px) ${wide}, (min-width: 768px) 46vw, 92vw`;
}

function LeadStory({ story }: { readonly story: StoryCardView }) {
  return (
    <article className="lead-story">
      {story.picture ? (
        <div className="lead-story__picture">
          <Picture
            picture={story.picture}
            sizes="(min-width: 1024px) 62vw, 100vw"
            priority
            travelsAs={`story-${story.slug}`}
          />
          <FavouriteButton type="STORY" value={story.slug} title={story.title} />
        </div>
      ) : null}
      <div className="lead-story__words">
        <Eyebrow>{story.category}</Eyebrow>
        <h2 className="lead-story__title">
          <a className="card__link" href={story.href}>
            {story.title}
          </a>
        </h2>
        <p className="lead-story__excerpt">{story.excerpt}</p>
        <Byline story={story} />
      </div>
    </article>
  );
}
