/** A guest who switches between tabs is not served anew at every switch. */
const minPauseMs = 30_000;

/** Calls `refresh` when a tab is visible again that was left open: it may have missed changes made elsewhere. */
export function followReturns(page: Document, refresh: () => void): void {
  let refreshedAt = performance.now();
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState !== 'visible' || performance.now() - refreshedAt <= minPauseMs) return;
    refreshedAt = performance.now();
    refresh();
  });
}
