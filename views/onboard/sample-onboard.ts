import type { PictureView } from '../ui/picture-view';
import type { DeckReach, DeckView, OnboardItemView } from './onboard-views';

export const sampleItems: readonly [OnboardItemView, OnboardItemView] = [
  {
    slug: 'the-pool',
    title: 'The pool',
    href: '/life-onboard/the-pool',
    deck: 'Deck 7, aft',
    hours: '06:00–22:00',
    summary: 'Fifty-two feet of sea water, changed every night.',
  },
  {
    slug: 'music',
    title: 'Music',
    href: '/life-onboard/music',
    deck: 'Decks 6, 7 and 9',
    hours: 'Most evenings',
    summary: 'A string trio for the season, guests from the islands.',
  },
];

export const sampleReaches: readonly DeckReach[] = [
  { number: 6, from: 0.01, to: 0.97 },
  { number: 7, from: 0.12, to: 0.93 },
  { number: 8, from: 0.15, to: 0.9 },
];

export const sampleDecks = (picture: (name: string) => PictureView): readonly DeckView[] => [
  {
    number: 8,
    name: 'The Bridge Deck',
    text: 'The bridge looks forward.',
    items: [],
    venues: [{ name: 'Sal', href: '/culinary-and-beverage/venue/sal', kind: 'Restaurant', hours: 'Dinner at 19:30' }],
  },
  {
    number: 7,
    name: 'The Pool Deck',
    text: 'Books at one end, a late bar at the other.',
    items: [{ ...sampleItems[0], picture: picture('yacht-from-above') }],
    venues: [],
  },
];
