/** Refreshes a page restored from the back/forward cache, which still shows the busy state of an old submission. */
export function onPageShow(refresh: () => void): () => void {
  window.addEventListener('pageshow', refresh);
  return () => window.removeEventListener('pageshow', refresh);
}
