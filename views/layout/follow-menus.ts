const MENU = 'details[data-menu]';
const SCREEN = '.site-menu';

/** Escape, an outside click, or focus elsewhere closes an open submenu (NAV-02). Opening is native. */
export function followMenus(page: Document): void {
  const openedAt = new WeakMap<HTMLDetailsElement, number>();
  const open = () => [...page.querySelectorAll<HTMLDetailsElement>(`${MENU}[open]`)];
  const closeOthers = ({ target, type }: Event) => {
    if (!(target instanceof Node) || page.querySelector(`${SCREEN}:popover-open`)?.contains(target)) return;
    // A press on a label or other words within a menu focuses the page's main part around it.
    const isAround = (menu: Node) => type === 'focusin' && target.contains(menu);
    for (const menu of open()) if (!menu.contains(target) && !isAround(menu)) menu.open = false;
  };
  page.addEventListener('click', closeOthers);
  page.addEventListener('focusin', closeOthers);
  page.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') for (const menu of open()) leave(menu);
  });
  // The button that opened the menu takes the focus back as the menu closes, which it cannot while it is inert.
  page.addEventListener(
    'beforetoggle',
    (event) => {
      const { target } = event;
      if (event.newState === 'closed' && target instanceof HTMLElement && target.matches(SCREEN)) hold(page, false);
    },
    true,
  );
  page.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLElement && target.matches(SCREEN)) hold(page, target.matches(':popover-open'));
    },
    true,
  );
  page.addEventListener('click', (event) => {
    const summary = event.target instanceof Element ? event.target.closest('summary') : null;
    const menu = summary?.parentElement;
    // A collapsible part within a menu is not a menu.
    if (!(menu instanceof HTMLDetailsElement) || !menu.matches(MENU)) return;
    if (!menu.open) openedAt.set(menu, performance.now());
    else if (performance.now() - (openedAt.get(menu) ?? -Infinity) < BANNER_LOCK_MS) event.preventDefault();
  });
  const closeScreen = () => page.querySelector<HTMLElement>(`${SCREEN}:popover-open`)?.hidePopover();
  // A tablet that is turned has the menu in its header, and nothing that would close the screen.
  window.addEventListener('resize', () => {
    if (page.querySelector('.site-header__opener')?.checkVisibility() === false) closeScreen();
  });
  // Closes the menus before the page enters the back/forward cache.
  window.addEventListener('pagehide', () => {
    for (const menu of open()) menu.open = false;
    closeScreen();
  });
}

function leave(menu: HTMLDetailsElement): void {
  const hadFocus = menu.contains(document.activeElement);
  menu.open = false;
  if (hadFocus) menu.querySelector('summary')?.focus();
}

function hold(page: Document, isHeld: boolean): void {
  for (const part of page.querySelectorAll<HTMLElement>('main, footer, .site-header__row')) part.inert = isHeld;
}

/**
 * Milliseconds in which a second press does not close a menu again (NAV-12). The panel's delay of 50 ms is
 * `--banner-delay`.
 */
const BANNER_LOCK_MS = 800;
