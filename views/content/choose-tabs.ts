import { blocksTexts as texts } from './blocks.texts';
import { allTabs } from './chosen-tab';

/**
 * Event that controls send when they scroll down to a target: `detail` is the target's id, whose tab must be opened
 * (CNT-02).
 */
const scrollNavigation = 'landfall:scroll-navigation';

/** Switches the panels of a `TabsBlock`; replaces the query `tab` in the history without scrolling (ROU-29). */
export function chooseTabs(page: Document): void {
  page.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const root = link.closest<HTMLElement>('[data-tabs]');
    // A link in an SVG is no HTML element and has no `hash`.
    const href = link.getAttribute('href') ?? '';
    if (root && link.dataset['control'] === 'tab') {
      event.preventDefault();
      choose(root, link.dataset['tab'] ?? allTabs);
    } else if (href.startsWith('#')) {
      page.dispatchEvent(new CustomEvent(scrollNavigation, { detail: href.slice(1) }));
    }
  });
  page.addEventListener(scrollNavigation, (event) => {
    openTabOf(page.getElementById(String((event as CustomEvent<unknown>).detail)));
  });
  // The anchor of the address may be inside a hidden panel when this script loads.
  const target = location.hash === '' ? null : page.getElementById(location.hash.slice(1));
  if (openTabOf(target)) target?.scrollIntoView();
}

function openTabOf(target: Element | null): boolean {
  const panel = target?.closest<HTMLElement>('[data-tab-tags][hidden]');
  const root = panel?.closest<HTMLElement>('[data-tabs]');
  if (panel && root) choose(root, tagsOf(panel)[0] ?? allTabs);
  return Boolean(root);
}

const tagsOf = ({ dataset }: HTMLElement) => (dataset['tabTags'] ?? '').split(' ');

function choose(root: HTMLElement, slug: string): void {
  const panels = [...root.querySelectorAll<HTMLElement>('[data-tab-tags]')].filter(
    (panel) => panel.closest('[data-tabs]') === root,
  );
  for (const panel of panels) panel.hidden = slug !== allTabs && !tagsOf(panel).includes(slug);
  for (const link of root.querySelectorAll<HTMLElement>('[data-control="tab"]')) {
    if (link.dataset['tab'] === slug) mark(link);
    else link.removeAttribute('aria-current');
  }
  const count = root.querySelector('[data-tab-count]');
  if (count) count.textContent = texts.shown(panels.filter((panel) => !panel.hidden).length, panels.length);
  const address = new URL(location.href);
  address.searchParams.set('tab', slug);
  history.replaceState(history.state, '', address);
}

function mark(link: HTMLElement): void {
  link.setAttribute('aria-current', 'true');
  const list = link.closest('ul');
  // Scrolls the bar sideways only; the page keeps its position.
  if (list) list.scrollTo({ left: link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2 });
}
