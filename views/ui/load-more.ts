import { REGION_REPLACED } from './replace-regions';

/**
 * Infinite scrolling: `<a data-control="load-more">` inside `<div data-more-of="list-id">` links to the same page with
 * more items. With script the new items are appended when the link comes near the viewport; without, it is a plain
 * link.
 */
export function loadMore(page: Document): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) void extend(page, target as HTMLAnchorElement, near, false);
    },
    { rootMargin: comesNear },
  );
  const observe = () => {
    for (const link of page.querySelectorAll(more)) near.observe(link);
  };
  observe();
  page.addEventListener(REGION_REPLACED, observe);
  page.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(more) : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void extend(page, link, near, true);
  });
}

const more = 'a[data-control="load-more"]';
const maxWaitMs = 10_000;
/** Two screens below the viewport, so that content under the list has moved before it becomes visible. */
const comesNear = '1600px';

/** Moves the focus from the link to the first new item. When the page cannot be fetched, the plain link remains. */
async function extend(
  page: Document,
  link: HTMLAnchorElement,
  near: IntersectionObserver,
  isPressed: boolean,
): Promise<void> {
  const foot = link.closest<HTMLElement>('[data-more-of]');
  const id = foot?.dataset['moreOf'] ?? '';
  const list = page.getElementById(id);
  if (!foot || !list || link.ariaBusy === 'true') return;
  link.ariaBusy = 'true';
  const next = await fetchPage(link.href);
  const longer = next?.getElementById(id);
  if (!next || !longer) {
    near.unobserve(link);
    link.ariaBusy = 'false';
    if (isPressed) page.location.assign(link.href);
    return;
  }
  const isAtLink = page.activeElement === link;
  const fresh = goOn(list, longer);
  // A reader who returns from an item finds the list as long as before.
  history.replaceState(history.state, '', link.href.replace(/#.*/, ''));
  follow(foot, link, next.querySelector(`[data-more-of="${CSS.escape(id)}"]`));
  for (const following of foot.querySelectorAll(more)) near.observe(following);
  if (isAtLink) fresh[0]?.querySelector<HTMLElement>('a, button')?.focus();
}

/** A group with `data-goes-on` may have been cut at the end of the list; its remaining items come first. */
function goOn(list: Element, longer: Element): readonly Element[] {
  const last = list.children.length - 1;
  const [cut, whole] = [list, longer].map((each) => each.children[last]?.querySelector('[data-goes-on]'));
  const within = cut && whole ? goOn(cut, whole) : [];
  const fresh = [...longer.children].slice(last + 1);
  list.append(...fresh);
  return [...within, ...fresh];
}

/** The text element stays in the document, so that a change of its text is announced. */
function follow(foot: HTMLElement, link: HTMLAnchorElement, nextFoot: Element | null): void {
  const [words, nextWords] = [foot, nextFoot].map((each) => each?.querySelector('[role="status"]'));
  if (words) words.textContent = nextWords?.textContent ?? '';
  const following = nextFoot?.querySelector(more);
  if (following) link.replaceWith(following);
  else link.remove();
}

export async function fetchPage(href: string): Promise<Document | undefined> {
  try {
    const answer = await fetch(href, { headers: { Accept: 'text/html' }, signal: AbortSignal.timeout(maxWaitMs) });
    if (!answer.ok || answer.redirected) return undefined;
    return new DOMParser().parseFromString(await answer.text(), 'text/html');
  } catch {
    return undefined;
  }
}
