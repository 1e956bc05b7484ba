/** Minimum milliseconds between refreshes, so that switching between tabs does not refresh every time. */
const minPauseMs = 30_000;

/** Calls `refresh` when a tab becomes visible again, because it may have missed changes made elsewhere. */
export function refreshWhenVisible(page: Document, refresh: () => void): void {
  let refreshedAt = performance.now();
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState !== 'visible' || performance.now() - refreshedAt <= minPauseMs) return;
    refreshedAt = performance.now();
    refresh();
  });
}
