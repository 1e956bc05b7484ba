/**
 * Gives the page that answers a refused form the address of the form's own page. Without this, Back to it shows the
 * browser's error instead of the page, and a reload sends the form again. What was entered is restored from the draft.
 */
export function replacePostedAddress({ document, history, location, performance }: Window): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation === undefined || navigation.responseStatus < 400) return;
  history.replaceState(history.state, '', location.search === '' ? addressOfForm(document, location) : location.href);
}

/** Forms whose address has no parameters name their subject in fields, and their page names it in its address. */
function addressOfForm({ referrer }: Document, { href, origin, pathname }: Location): string {
  const form = new URL(referrer === '' ? href : referrer);
  return form.origin === origin && form.pathname === pathname ? form.pathname + form.search : href;
}
