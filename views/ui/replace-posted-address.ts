/**
 * Gives the page that answers a refused form the address of the form's own page. Without this, Back to it shows the
 * browser's error instead of the page, and a reload sends the form again. What was entered is restored from the draft.
 */
export function replacePostedAddress({ document, history, location, performance }: Window): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isRefusal = navigation !== undefined && navigation.responseStatus >= 400;
  if (!isRefusal || location.search !== '' || document.referrer === '') return;
  const form = new URL(document.referrer);
  if (form.origin === location.origin && form.pathname === location.pathname)
    history.replaceState(history.state, '', form.pathname + form.search);
}
