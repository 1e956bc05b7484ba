/** Coming back by the browser's button shows the page as it was left: at work on something long done. */
export function onReturn(refresh: () => void): () => void {
  window.addEventListener('pageshow', refresh);
  return () => window.removeEventListener('pageshow', refresh);
}
