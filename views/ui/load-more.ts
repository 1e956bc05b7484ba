/**
 * A list that goes on: `<a data-control="load-more">` inside `<div data-more-of="list-id">` leads to the same page with
 * more of it. With script what is new comes in place, by itself when the link comes near; without, the link is followed.
 */
export function loadMore(page: Document): void {
  const near = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) void extend(page, target as HTMLAnchorElement, near, false);
  }, { rootMargin: '400px' });
  for (const link of page.querySelectorAll(more)) near.observe(link);
  page.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(more) : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void extend(page, link, near, event.detail === 0);
  });
}

const more = 'a[data-control="load-more"]';
const longestWaitMs = 10_000;

/** Whoever pressed a key goes on with the first of what came. A page that does not come is left to the link. */
async function extend(page: Document, link: HTMLAnchorElement, near: IntersectionObserver, isByKey: boolean): Promise<void> {
  const foot = link.closest<HTMLElement>('[data-more-of]');
  const id = foot?.dataset['moreOf'] ?? '';
  const list = page.getElementById(id);
  if (!foot || !list || link.ariaBusy === 'true') return;
  link.ariaBusy = 'true';
  const next = await fetchPage(link.href);
  const items = next?.getElementById(id)?.children;
  if (!next || !items) {
    near.unobserve(link);
    link.ariaBusy = 'false';
    if (isByKey) page.location.assign(link.href);
    return;
  }
  const fresh = [...items].slice(list.children.length);
  list.append(...fresh);
  const nextFoot = next.querySelector(`[data-more-of="${CSS.escape(id)}"]`);
  foot.replaceChildren(...(nextFoot?.childNodes ?? []));
  for (const following of foot.querySelectorAll(more)) near.observe(following);
  if (isByKey) fresh[0]?.querySelector<HTMLElement>('a, button')?.focus();
}

/** A page of ours, as it is now; undefined when it does not come, or another page came in its place. */
export async function fetchPage(href: string): Promise<Document | undefined> {
  try {
    const answer = await fetch(href, { headers: { Accept: 'text/html' }, signal: AbortSignal.timeout(longestWaitMs) });
    if (!answer.ok || answer.redirected) return undefined;
    return new DOMParser().parseFromString(await answer.text(), 'text/html');
  } catch {
    return undefined;
  }
}
