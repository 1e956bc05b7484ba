/**
 * A view transition between pages that a further navigation or another window size ends early rejects its promises,
 * which nobody awaits: the page is shown all the same, so that there is nothing to report.
 */
export function ignoreSkippedTransitions(target: Pick<Window, 'addEventListener'>): void {
  target.addEventListener('unhandledrejection', (event) => {
    if (String(event.reason).includes('Transition was ')) event.preventDefault();
  });
}
