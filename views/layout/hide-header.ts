const HIDES_PAST = 100;

/** The header of the reservation flow leaves on the way down past 100 px and returns on the way up (RES-07). */
export function hideHeader(page: Window): void {
  const header = page.document.querySelector<HTMLElement>('[data-hides-on-scroll]');
  if (!header) return;
  let last = page.scrollY;
  page.addEventListener('scroll', () => {
    const isGoingDown = page.scrollY > last;
    last = page.scrollY;
    // Focus inside it keeps it in sight: a control must not vanish under the keyboard.
    header.toggleAttribute('data-hidden', isGoingDown && last > HIDES_PAST && !header.contains(page.document.activeElement));
  }, { passive: true });
}
