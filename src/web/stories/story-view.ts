import { formatLongDate } from '../../core/shared/plain-date';
import type { Story } from '../../core/content/story';
import type { Voyage } from '../../core/voyages/voyage';
import type { RelatedArticleView } from '../../../views/content/RelatedArticles';
import type { StoryCardView } from '../../../views/stories/StoryCard';
import type { StoryVoyageView } from '../../../views/stories/StoryPlaces';
import type { PictureView } from '../../../views/ui/picture-view';
import type { StoryPartView } from '../../../views/stories/StoryPage';
import { hrefStory, hrefVoyage } from '../hrefs';
import type { BuiltAssets } from '../rendering/built-assets';
import { nightsText, portsText } from '../voyages/voyage-card';

const wordsAMinute = 220;

export function toStoryCard(story: Story, picture: PictureView | undefined): StoryCardView {
  return {
    slug: story.slug,
    href: hrefStory(story.slug),
    title: story.title,
    excerpt: story.excerpt,
    category: story.categories[0],
    author: story.author.name,
    date: formatLongDate(story.publishedOn),
    publishedOn: story.publishedOn,
    ...(picture ? { picture } : {}),
  };
}

export const toRelatedArticle = (
  { slug, title, excerpt, categories }: Story,
  picture: PictureView | undefined,
): RelatedArticleView => ({
  slug,
  href: hrefStory(slug),
  title,
  excerpt,
  categories,
  ...(picture ? { picture } : {}),
});

/** Maps a voyage without dates and prices, so that a story need not be refreshed with them. */
export const toStoryVoyage = (voyage: Voyage, picture: PictureView | undefined): StoryVoyageView => ({
  href: hrefVoyage(voyage.slug),
  title: voyage.title,
  region: voyage.region,
  route: `${nightsText(voyage.nights)}, ${portsText(voyage)}`,
  ...(picture ? { picture } : {}),
});

export function toStoryParts(
  { html: text, pictures: [, ...pictures] }: Pick<Story, 'html' | 'pictures'>,
  assets: BuiltAssets,
): readonly StoryPartView[] {
  const parts = text.split(/(?=<h2[ >])/).filter((html) => html.trim() !== '');
  const places = pictures.map((_, index) => Math.floor(((index + 1) * parts.length) / (pictures.length + 1)) - 1);
  return parts.map((html, index) => {
    const picture = index === parts.length - 1 ? undefined : pictures[places.indexOf(index)];
    return { html, ...(picture ? { picture: assets.picture(picture.name, picture.alt) } : {}) };
  });
}

export function minutesToRead(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsAMinute));
}
