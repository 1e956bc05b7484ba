import { BANNER_LOCK_MS } from './banner-timing';

const MENU = 'details[data-menu]';
const SCREEN = '.site-menu';

/** Escape, a press outside or the focus going elsewhere closes an open submenu (NAV-02). Opening is the browser's own. */
export function followMenus(page: Document): void {
  const openedAt = new WeakMap<HTMLDetailsElement, number>();
  const open = () => [...page.querySelectorAll<HTMLDetailsElement>(`${MENU}[open]`)];
  const closeOthers = ({ target }: Event) => {
    // On a phone the words stand in a list of their own, where an opened one disturbs nobody.
    if (!(target instanceof Node) || page.querySelector(`${SCREEN}:popover-open`)?.contains(target)) return;
    for (const menu of open()) if (!menu.contains(target)) menu.open = false;
  };
  page.addEventListener('click', closeOthers);
  page.addEventListener('focusin', closeOthers);
  page.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') for (const menu of open()) leave(menu);
  });
  page.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLElement && target.matches(SCREEN)) hold(page, target.matches(':popover-open'));
    },
    true,
  );
  page.addEventListener('click', (event) => {
    const menu =
      event.target instanceof Element ? event.target.closest('summary')?.closest<HTMLDetailsElement>(MENU) : null;
    if (!menu) return;
    if (!menu.open) openedAt.set(menu, performance.now());
    else if (performance.now() - (openedAt.get(menu) ?? -Infinity) < BANNER_LOCK_MS) event.preventDefault();
  });
  // A page that comes back from the history comes back with its menus closed.
  window.addEventListener('pagehide', () => {
    for (const menu of open()) menu.open = false;
    page.querySelector<HTMLElement>(`${SCREEN}:popover-open`)?.hidePopover();
  });
}

function leave(menu: HTMLDetailsElement): void {
  const hadFocus = menu.contains(document.activeElement);
  menu.open = false;
  if (hadFocus) menu.querySelector('summary')?.focus();
}

/** Behind the menu that fills the screen nothing can be reached. */
function hold(page: Document, isHeld: boolean): void {
  for (const part of page.querySelectorAll<HTMLElement>('main, footer, .site-header__row')) part.inert = isHeld;
}
