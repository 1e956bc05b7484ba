import type { PictureFinder } from '../gallery/example-pictures';
import type { StoriesPageProps } from './StoriesPage';
import type { StoryCardView } from './StoryCard';
import type { StoryPageProps } from './StoryPage';

const frame = { path: '/stories', year: 2027 };

export const sampleStoryCards = (picture: PictureFinder): readonly [StoryCardView, ...StoryCardView[]] => [
  aCard('where-no-anchor-reaches', 'Where no anchor reaches', picture('aegean-cove')),
  aCard('three-ways-to-rake-the-sea', 'Three ways to rake the sea', picture('tyrrhenian-stacks')),
  aCard('a-meadow-older-than-rome', 'A meadow older than Rome', picture('balearic-cala')),
  aCard('what-a-nutmeg-says', 'What a nutmeg says when you shake it', picture('antilles-pitons')),
  aCard('the-middle-watch', 'The middle watch', undefined),
  aCard('sixteen-lines-and-a-marlinspike', 'Sixteen lines and a marlinspike', picture('bow-at-anchor')),
];

const aCard = (slug: string, title: string, picture: StoryCardView['picture']): StoryCardView => ({
  slug,
  href: `/stories/${slug}`,
  title,
  excerpt: 'The crater is too deep to anchor in. How a yacht stands still for fourteen hours with nothing holding her.',
  category: 'Seamanship',
  author: 'Captain Andrés Villalonga',
  date: '11 June 2026',
  publishedOn: '2026-06-11',
  ...(picture ? { picture } : {}),
});

export function sampleStoriesPage(picture: PictureFinder): StoriesPageProps {
  const [lead, ...stories] = sampleStoryCards(picture);
  return {
    frame,
    head: { feed: { title: 'Stories', href: '/stories/feed.xml' } },
    tabs: ['All', 'Places', 'Seamanship', 'Craft'].map((label, index) => ({
      label,
      href: `/stories?category=${label.toLowerCase()}`,
      isCurrent: index === 0,
    })),
    lead,
    stories,
    allStories: stories,
    countText: '24 stories',
    more: { href: '/stories?show=21#story-12', note: '11 of 24 stories shown' },
  };
}

export function sampleStoryPage(picture: PictureFinder): StoryPageProps {
  const relatedCards = sampleStoryCards(picture).slice(1, 4);
  return {
    frame: { ...frame, path: '/stories/where-no-anchor-reaches' },
    head: { article: { publishedOn: '2026-06-11', section: 'Seamanship' } },
    slug: 'where-no-anchor-reaches',
    title: 'Where no anchor reaches',
    excerpt: 'How a yacht stands still for fourteen hours with nothing holding her.',
    categories: [
      { label: 'Seamanship', href: '/stories?category=seamanship' },
      { label: 'Places', href: '/stories?category=places' },
    ],
    author: { name: 'Captain Andrés Villalonga', role: 'relief master' },
    publishedOn: '2026-06-11',
    date: '11 June 2026',
    minutes: 3,
    hero: picture('aegean-cove'),
    chapters: [
      { id: 'the-hole', title: 'The hole' },
      { id: 'three-engines', title: 'Three engines' },
    ],
    parts: [
      { html: '<p>The chart gives one thousand two hundred feet under the keel, a ship’s length from the cliff.</p>' },
      {
        html: '<h2 id="the-hole">The hole</h2><p>It blew out in one night.</p><blockquote><p>Nothing here was built to be looked at from below.</p></blockquote>',
        picture: picture('cyclades-dawn'),
      },
      { html: '<h2 id="three-engines">Three engines</h2><p>A computer asks the satellites five times a second.</p>' },
    ],
    voyages: [
      {
        href: '/voyages/cyclades-in-seven-nights',
        title: 'Cyclades in Seven Nights',
        region: 'Greek Isles',
        route: '7 nights, Athens and back',
        picture: picture('aegean-dusk'),
      },
    ],
    ports: [{ name: 'Santorini', country: 'Greece', href: '/ports/santorini' }],
    relatedArticles: relatedCards.map(({ category, ...card }) => ({ ...card, categories: [category, 'Nature'] })),
  };
}
