export const profileNewsTexts = {
  title: 'News',
  /** The window's title differs from that of the public page. */
  pageTitle: 'Your news',
  back: 'Back to overview',
  all: 'All',
  categoriesLabel: 'News by subject',
  list: 'Reports, the latest first',
  shown: (shownCount: number, count: number) =>
    shownCount < count ? `${shownCount} of ${count} reports` : `${count} ${count === 1 ? 'report' : 'reports'}`,
  more: 'See More',
  retry: 'Try again',
  empty: 'No news articles found for selected filters.',
  badFormat: 'Invalid response format from API',
  httpError: (status: number) => `HTTP error: ${status}`,
  failed: 'Something went wrong while fetching news.',
} as const;
