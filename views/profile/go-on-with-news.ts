/** Only the page that has such a list fetches what goes on with it. */
export function goOnWithNews(page: Document): void {
  if (page.querySelector('[data-news-list]')) void import('./load-news').then(({ loadNews }) => loadNews(page));
}
