/** A section counts as visible when half of it is visible, or when it fills half of the viewport (NAV-05). */
const THRESHOLD = 0.5;

/**
 * Marks the visible section. For a section taller than the viewport, of which half is never visible, the viewport's
 * middle decides.
 */
export function followSections(page: Document): void {
  for (const nav of page.querySelectorAll<HTMLElement>('[data-follows-sections]')) follow(page, nav);
}

function follow(page: Document, nav: Element): void {
  const links = [...nav.querySelectorAll('a')];
  const visibleSections = new Set<Element>();
  const sections = links.flatMap((link) => page.querySelector(link.hash) ?? []);
  const mark = () => {
    const active =
      sections.find((section) => visibleSections.has(section)) ??
      sections.findLast((section) => section.getBoundingClientRect().top < window.innerHeight * THRESHOLD);
    for (const link of links) show(link, active !== undefined && link.hash === `#${active.id}`);
  };
  const observe = (
    sectionsToSee: readonly Element[],
    options: IntersectionObserverInit,
    isSeen: (entry: IntersectionObserverEntry) => boolean,
  ) => {
    const observer = new IntersectionObserver((entries) => {
      for (const entry of entries)
        if (isSeen(entry)) visibleSections.add(entry.target);
        else visibleSections.delete(entry.target);
      mark();
    }, options);
    for (const section of sectionsToSee) observer.observe(section);
  };
  const isTall = (section: Element) =>
    section.getBoundingClientRect().height * THRESHOLD > window.innerHeight * THRESHOLD;
  observe(
    sections.filter((section) => !isTall(section)),
    { threshold: THRESHOLD },
    ({ intersectionRatio }) => intersectionRatio >= THRESHOLD,
  );
  observe(sections.filter(isTall), { rootMargin: '-50% 0px' }, ({ isIntersecting }) => isIntersecting);
  observe([nav], {}, () => false);
}

function show(link: HTMLAnchorElement, isActive: boolean): void {
  if (link.hasAttribute('aria-current') === isActive) return;
  if (!isActive) return link.removeAttribute('aria-current');
  link.setAttribute('aria-current', 'location');
  // Scrolls the bar sideways only; the page keeps its position.
  link.closest('ul')?.scrollTo({ left: link.offsetLeft - 24, behavior: 'instant' });
}
