const HIDES_PAST = 100;

/** The header of the reservation flow leaves on the way down past 100 px and returns on the way up (RES-07). */
export function hideHeader(page: Document): void {
  const header = page.querySelector<HTMLElement>('[data-hides-on-scroll]');
  if (!header) return;
  let last = 0;
  const follow = () => {
    const isGoingDown = window.scrollY > last;
    last = window.scrollY;
    // Focus inside it keeps it in sight: a control must not vanish under the keyboard.
    header.toggleAttribute('data-hidden', isGoingDown && last > HIDES_PAST && !header.contains(page.activeElement));
  };
  page.addEventListener('scroll', follow, { passive: true });
  // The scroll that fetched this script has been.
  follow();
}
