import type { PictureView } from '../ui/picture-view';
import type { ChefView, CourseView, VenueView } from './culinary-views';

export const sampleVenues: readonly [VenueView, VenueView, VenueView] = [
  {
    slug: 'sal',
    name: 'Sal',
    href: '/culinary-and-beverage/venue/sal',
    kind: 'Restaurant',
    deck: 'Deck 8, aft',
    hours: 'Dinner at 19:30',
    seats: 32,
    summary: 'Seven courses from the islands the yacht has just left.',
  },
  {
    slug: 'cala',
    name: 'Cala',
    href: '/culinary-and-beverage/venue/cala',
    kind: 'Terrace',
    deck: 'Deck 5, aft',
    hours: '11:30–16:00',
    seats: 28,
    summary: 'Lunch with wet hair, three steps above the sea.',
  },
  {
    slug: 'topside',
    name: 'Topside',
    href: '/culinary-and-beverage/venue/topside',
    kind: 'Terrace',
    deck: 'Deck 10, aft',
    hours: 'Supper 18:30–22:00',
    seats: 36,
    summary: 'The highest public table on the yacht.',
  },
];

export const sampleChefs: readonly [ChefView, ChefView] = [
  {
    slug: 'katerina-vamvaka',
    fullName: 'Katerina Vamvaka',
    monogram: 'KV',
    role: 'Chef of Sal',
    from: 'Ermoupoli, Syros',
    summary: 'Cooks the islands one day late.',
    signature: 'Crayfish dried on the rail',
    html: '<p>The kitchen of her childhood was behind a shipyard canteen.</p>',
    href: '/culinary-and-beverage/chefs/katerina-vamvaka',
    venues: [{ name: 'Sal', href: '/culinary-and-beverage/venue/sal' }],
  },
  {
    slug: 'davide-lorusco',
    fullName: 'Davide Lorusco',
    monogram: 'DL',
    role: 'Chef of Cala',
    from: 'Monopoli, Italy',
    summary: 'Bakes flatbread three steps above the water.',
    signature: 'Flatbread with crushed tomato',
    html: '<p>His mother sold bread from a window.</p>',
    href: '/culinary-and-beverage/chefs/davide-lorusco',
    venues: [{ name: 'Cala', href: '/culinary-and-beverage/venue/cala' }],
  },
];

export const sampleEvening: readonly CourseView[] = [
  {
    course: 'From the island before',
    at: '7:30 pm',
    dish: 'Kid goat, lemon, wild fennel',
    venue: 'Sal',
    href: '/culinary-and-beverage/venue/sal',
  },
  {
    course: 'Over coals',
    at: '9:30 pm',
    dish: 'Grilled peach',
    venue: 'Topside',
    href: '/culinary-and-beverage/venue/topside',
  },
];

export const sampleVenuePage = (picture: (name: string) => PictureView) => ({
  frame: { path: '/culinary-and-beverage/venue/sal', year: 2027 },
  head: {},
  venue: {
    ...sampleVenues[0],
    dress: 'As for a good table ashore',
    html: '<p>Salt is what the room is about.</p><p>One price covers the evening.</p>',
    dishes: ['Fava from Santorini, smoked onion', 'Kid goat'],
    hero: picture('aegean-dusk'),
    gallery: [picture('set-table')],
  },
  chef: sampleChefs[0],
  others: [{ ...sampleVenues[1], picture: picture('marina-platform') }, sampleVenues[2]],
});
