/** Applies a saved change in the browser. Only the bundles of `npm run dev` contain it. */
const events = new EventSource('/dev/changes');

events.addEventListener('page', () => location.reload());
events.addEventListener('styles', () => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    const url = new URL(link.href);
    url.searchParams.set('saved', String(Date.now()));
    link.href = url.href;
  }
});
