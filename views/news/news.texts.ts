export const newsTexts = {
  title: 'News',
  headline: 'From the yacht and the office',
  standfirst: 'Short reports of what has changed, with the figures, as soon as they are certain.',
  description: 'What is new on board, on her routes and in her harbors, in short reports.',
  categoryTitle: (category: string) => `News: ${category}`,
  categoryDescription: (category: string) =>
    `Reports that Ondine Yachts has filed under ${category}, the latest first.`,
  all: 'All',
  categoriesLabel: 'News by subject',
  count: (count: number, category?: string) =>
    `${count} ${count === 1 ? 'report' : 'reports'}${category ? ` under ${category}` : ''}`,
  latest: 'The latest',
  more: 'See More News',
  showing: (shown: number, all: number) => `${shown} of ${all} reports shown`,
  feed: 'Follow the news by feed',
  feedTitle: 'News of Ondine Yachts',
  around: 'Before and after this',
  earlier: 'Earlier',
  later: 'Later',
  back: 'All news',
} as const;
