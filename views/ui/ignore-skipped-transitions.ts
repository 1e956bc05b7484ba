/** A view transition that ends early rejects promises that nobody awaits. The page is shown all the same. */
export function ignoreSkippedTransitions(target: Pick<Window, 'addEventListener'>): void {
  target.addEventListener('unhandledrejection', (event) => {
    if (String(event.reason).includes('Transition was ')) event.preventDefault();
  });
}
