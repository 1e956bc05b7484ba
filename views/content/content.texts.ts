export const contentTexts = {
  chapters: 'On this page',
  changedOn: (date: string) => `Last changed ${date}`,
} as const;
