import type { SearchKind } from '../../src/core/search/searchable';

const kinds: Readonly<Record<SearchKind, string>> = {
  voyage: 'Voyages',
  port: 'Ports',
  suite: 'Suites',
  experience: 'Shore and sea experiences',
  extension: 'Voyage extensions',
  venue: 'At the table',
  onboard: 'Life on board',
  story: 'Stories',
  news: 'News',
  question: 'Questions',
  region: 'Destinations',
  page: 'Pages of the line',
  form: 'Ask the line',
};

export const searchTexts = {
  title: 'Search',
  description: 'Look through the voyages, ports, suites, experiences, stories, news and questions.',
  heading: 'What are you looking for?',
  label: 'Words to look for',
  submit: 'Search',
  count: (count: number, text: string) => {
    if (count === 0) return `Nothing about “${text}”`;
    return count === 1 ? `One page about “${text}”` : `${count} pages about “${text}”`;
  },
  kindCount: (count: number, here: number) => (count > here ? `the first ${here} of ${count}` : String(count)),
  sailings: (count: number, description: string) => `${count} ${count === 1 ? 'voyage' : 'voyages'}: ${description}`,
  sailingsTitle: 'Sailings',
  allSailings: (count: number) => (count === 1 ? 'See this voyage' : `See all ${count}`),
  otherPages: (count: number) =>
    count === 1 ? 'Show one page with such words' : `Show ${count} pages with such words`,
  noSailings: (description: string) => `Nothing sails: ${description}`,
  nearSailings: 'See what comes near',
  tooShort: 'Please type at least two letters.',
  nothing: 'Try a place, a dish, an animal or a single word of your question. A consultant can look with you, too.',
  contact: 'Ask a consultant',
  voyages: 'See all voyages',
  kinds,
  suggestionsTitle: 'To begin with',
  suggestions: ['Hydra', 'kitchen', 'whales', 'terrace', 'deposit', 'children', 'wine', 'walking'],
  more: (count: number) => `Show ${count} more`,
} as const;
