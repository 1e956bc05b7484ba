import { CategoryListPage, type CategoryListView } from '../content/CategoryListPage';
import { FavouriteButton } from '../favourites/FavouriteButton';
import type { Frame } from '../layout/frame';
import type { PageHead } from '../layout/Head';
import { Eyebrow } from '../ui/Eyebrow';
import { Picture } from '../ui/Picture';
import { FavouriteStories, type StoryLink } from './FavouriteStories';
import { storiesTexts as texts } from './stories.texts';
import { Byline, StoryCard, type StoryCardView } from './StoryCard';
import { CardLink } from '../ui/Card';

export interface StoriesPageProps extends CategoryListView {
  readonly frame: Frame;
  readonly head: PageHead;
  readonly lead?: StoryCardView | undefined;
  readonly stories: readonly StoryCardView[];
  readonly allStories: readonly StoryLink[];
}

export function StoriesPage({ frame, head, lead, stories, allStories, ...view }: StoriesPageProps) {
  return (
    <CategoryListPage frame={frame} head={head} view={view} texts={texts} listId="story-list">
      {lead ? <LeadStory story={lead} /> : null}
      <FavouriteStories stories={allStories} emptyMessage={frame.messages?.noFavouriteStories} />
      <ul className="magazine__grid" id="story-list">
        {stories.map((story, index) => (
          <li key={story.slug} id={`story-${index + 2}`}>
            <StoryCard story={story} sizes={sizesAt(index, stories.length)} />
          </li>
        ))}
      </ul>
    </CategoryListPage>
  );
}

/** Rows have two or three cards in turn; the cards of an incomplete row share its width. */
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
            transitionName={`story-${story.slug}`}
          />
          <FavouriteButton type="STORY" value={story.slug} title={story.title} />
        </div>
      ) : null}
      <div className="lead-story__words">
        <Eyebrow>{story.category}</Eyebrow>
        <h2 className="lead-story__title">
          <CardLink href={story.href}>{story.title}</CardLink>
        </h2>
        <p className="lead-story__excerpt">{story.excerpt}</p>
        <Byline story={story} />
      </div>
    </article>
  );
}
