import { FavouriteButton } from '../favourites/FavouriteButton';
import { Card, CardLink } from '../ui/Card';
import { Eyebrow } from '../ui/Eyebrow';
import type { PictureView } from '../ui/Picture';
import { storiesTexts as texts } from './stories.texts';

export interface StoryCardView {
  readonly slug: string;
  readonly href: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
  readonly author: string;
  readonly date: string;
  readonly publishedOn: string;
  readonly picture?: PictureView;
}

interface StoryCardProps {
  readonly story: StoryCardView;
  readonly sizes?: string;
  readonly headingLevel?: 'h2' | 'h3';
}

export function StoryCard({ story, sizes, headingLevel: Heading = 'h2' }: StoryCardProps) {
  return (
    <Card
      picture={story.picture}
      sizes={sizes}
      transitionName={`story-${story.slug}`}
      className={story.picture ? 'story-card' : 'story-card story-card--words'}
    >
      <Eyebrow>{story.category}</Eyebrow>
      <Heading className="story-card__title">
        <CardLink href={story.href}>{story.title}</CardLink>
      </Heading>
      <p className="story-card__excerpt">{story.excerpt}</p>
      <Byline story={story} />
      <FavouriteButton type="STORY" value={story.slug} title={story.title} />
    </Card>
  );
}

export function Byline({ story }: { readonly story: Pick<StoryCardView, 'author' | 'date' | 'publishedOn'> }) {
  return (
    <p className="story-card__byline">
      {texts.by} {story.author}, <time dateTime={story.publishedOn}>{story.date}</time>
    </p>
  );
}
