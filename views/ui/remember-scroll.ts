import { SCROLL_KEY, type ScrollPosition } from './restore-scroll';

const LEFT = 'landfall-list';

interface LeftList extends ScrollPosition {
  readonly search: string;
  readonly item: string;
}

/**
 * A link with `data-keep-scroll` opens its page at the current scroll position (VOY-21); its `#place` is for browsers
 * without script. A link from an item back to its list restores filters and scroll position (CNT-16), as the browser's
 * Back does.
 */
export function rememberScroll(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null;
    if (!link || link.origin !== location.origin) return;
    try {
      if (link.dataset['keepScroll'] !== undefined) openAt({ path: link.pathname, top: window.scrollY });
      else if (link.hash === '' && link.pathname !== location.pathname) follow(link);
    } catch {
      // Storage may be blocked.
    }
  });
}

function follow(link: HTMLAnchorElement): void {
  const leftList = JSON.parse(sessionStorage.getItem(LEFT) ?? 'null') as LeftList | null;
  if (
    leftList?.path === link.pathname &&
    leftList.item === location.pathname &&
    (link.search === '' || link.search === leftList.search)
  ) {
    link.search = leftList.search;
    openAt(leftList);
  } else if (link.closest('main li, main article')) {
    const { pathname: path, search } = location;
    sessionStorage.setItem(
      LEFT,
      JSON.stringify({ path, search, top: window.scrollY, item: link.pathname } satisfies LeftList),
    );
  }
}

const openAt = ({ path, top }: ScrollPosition) =>
  sessionStorage.setItem(SCROLL_KEY, JSON.stringify({ path, top } satisfies ScrollPosition));
