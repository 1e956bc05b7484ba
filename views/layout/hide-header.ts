const HIDE_AFTER_PX = 100;

/** The header of the reservation flow hides when scrolling down past 100 px and returns when scrolling up (RES-07). */
export function hideHeader(page: Document): void {
  const findHeader = () => page.querySelector<HTMLElement>('[data-hides-on-scroll]');
  if (!findHeader()) return;
  let last = 0;
  const follow = () => {
    const isGoingDown = window.scrollY > last;
    last = window.scrollY;
    // The page that answers a form has a header of its own.
    const header = findHeader();
    // The header stays visible while it contains the focus, because a focused control must not disappear.
    header?.toggleAttribute('data-hidden', isGoingDown && last > HIDE_AFTER_PX && !header.contains(page.activeElement));
  };
  page.addEventListener('scroll', follow, { passive: true });
  // Runs once at load, because the scroll event that loaded this script is over.
  follow();
}
