/** Imports the loader only on pages that have a list of news. */
export function goOnWithNews(page: Document): void {
  if (page.querySelector('[data-news-list]')) void import('./load-news').then(({ loadNews }) => loadNews(page));
}
