/**
 * Sends the page's form, or follows its link, once its wait is over (ENG-04, ENG-05). Whoever comes back to the page
 * with the back button is left there: taking them on again would be a trap.
 */
export function takeGuestOn(page: Document, isBack = cameBack()): void {
  const link = page.querySelector<HTMLElement>('[data-hands-over]');
  if (!link || isBack) return;
  let isTaken = false;
  const take = (event: Event) => {
    // Its token is taken once: a second sending would be refused, and the refusal would win.
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
