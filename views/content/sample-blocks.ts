import type { PictureFinder } from '../gallery/example-pictures';
import type { ContentCardView } from './ContentCard';
import type { NewsCardView } from './NewsCard';
import type { RelatedArticleView } from './RelatedArticles';

const excursionCards = [
  [
    'olive-mill',
    'An olive mill at work',
    'Sea',
    'A family in the hills above Kalamata presses until midnight in November, and cooks for whoever stays.',
    'aegean-cove',
  ],
  [
    'harbour-swim',
    'The long way round the harbor',
    'Sea',
    'Two kilometers along the rocks with a guide in a kayak, then figs on the jetty.',
    'cyclades-dawn',
  ],
  [
    'stone-steps',
    'Nine hundred steps to Apeiranthos',
    'Shore',
    'A mule path from the coast road, in shade until eleven, and a village paved in marble.',
    'cyclades-rooftops',
  ],
  [
    'night-boat',
    'Squid boats after dark',
    'Sea',
    'You go out at ten with Yannis and his lamp, and come back with supper.',
    'open-sea-night',
  ],
  [
    'salt-pans',
    'The salt pans at first light',
    'Shore',
    'The crust is raked before the wind comes, and you may hold the rake.',
    'bahamas-sandbar',
  ],
] as const;

export const sampleExcursionCards = (picture: PictureFinder): readonly ContentCardView[] =>
  excursionCards.map(([slug, title, kind, body, name]) => ({
    slug,
    title,
    body,
    href: `/shore-and-sea-experiences/villages/${slug}`,
    eyebrow: kind,
    picture: picture(name),
    facts: ['4 hours', 'Easy'],
    favourite: { type: 'EXPERIENCE', value: slug },
    detail: {
      subType: `${kind} experience`,
      subTitle: 'With people who do this every day of the season',
      activityInterest: 'Food and drink, village life',
      activityLevel: 'Easy: a short walk on uneven ground',
      disclaimers: [
        'Shoes with a closed toe are needed on the mill floor.',
        'Children from eight years may come along.',
      ],
      pictures: [
        name,
        'ligurian-steps',
        'set-table',
        'dalmatian-town',
        'riviera-dusk',
        'caldera-rim',
        'balearic-cala',
      ].map((each) => picture(each)),
      html: `<p>${body}</p><p>You are back on board before the tender rush, with oil in an unlabeled bottle.</p>`,
    },
  }));

export const sampleArticles = (picture: PictureFinder): readonly RelatedArticleView[] => [
  {
    slug: 'slow-harbours',
    href: '/stories/slow-harbours',
    title: 'Four harbors that close at noon',
    excerpt: 'Where the shutters come down, lunch is long, and you have the quay to yourself.',
    categories: ['Places'],
    picture: picture('riviera-harbour'),
  },
  {
    slug: 'night-watch',
    href: '/stories/night-watch',
    title: 'What the bridge sees at four in the morning',
    excerpt: 'The second officer on stars, fishing lights, and the first smell of land.',
    categories: ['On board', 'Craft'],
    picture: picture('open-sea-night'),
  },
  {
    slug: 'linen',
    href: '/stories/linen',
    title: 'The linen room',
    excerpt: 'How a bed is made on a ship that moves, and why the corners differ.',
    categories: ['On board'],
    picture: picture('suite-seaview'),
  },
  {
    slug: 'fourth',
    href: '/stories/fourth',
    title: 'A fourth that is not shown',
    excerpt: 'The block ends before this one.',
    categories: ['Places'],
    picture: picture('tyrrhenian-stacks'),
  },
];

export const sampleNews = (picture: PictureFinder): NewsCardView => ({
  href: '/news/winter-berth',
  title: 'Ondine I winters in Bridgetown',
  category: 'Fleet',
  day: '2026-11-03',
  date: '3 November 2026',
  summary: 'From December she calls Barbados home, with eleven sailings among the Windward Islands.',
  picture: picture('antilles-pitons'),
});

export const sampleQuestions = [
  {
    id: 'question-luggage',
    title: 'How much luggage may we bring?',
    html: '<p>As much as fits your wardrobe. We fetch it at your door for a fee when you <a href="/contact-us">ask a consultant</a>.</p>',
  },
  {
    id: 'question-dress',
    title: 'Is there a dress code in the evening?',
    html: '<p>Linen and good shoes are enough in every room. A jacket is welcome, never asked for.</p>',
  },
  {
    id: 'question-tender',
    title: 'How do we get ashore where there is no pier?',
    html: '<p>By tender, every twenty minutes, from the marina platform at the stern.</p>',
  },
];
