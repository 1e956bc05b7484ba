export const contentTexts = {
  chapters: 'On this page',
  news: 'The latest news',
  allNews: 'All news',
  changedOn: (date: string) => `Last changed ${date}`,
} as const;
