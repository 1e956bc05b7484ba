/**
 * Navigates to the engine, except for a guest who returns with Back, whom navigating on again would trap (ENG-04,
 * ENG-05).
 */
export function takeGuestOn(page: Document): void {
  const link = page.querySelector<HTMLElement>('[data-hands-over]');
  if (!link || cameBack()) return;
  let isTaken = false;
  const take = (event: Event) => {
    // The token is valid once: a second submission would be refused, and its error page would replace the first result.
    if (isTaken) event.preventDefault();
    isTaken = true;
  };
  link.addEventListener(link instanceof HTMLFormElement ? 'submit' : 'click', take);
  setTimeout(() => {
    if (isTaken) return;
    if (link instanceof HTMLFormElement) link.requestSubmit();
    else link.click();
  }, Number(link.dataset['handsOver']));
}

function cameBack(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming && visit.type === 'back_forward';
}
