/** A section counts as seen when half of it, or half of the window, is filled with it (NAV-05). */
const THRESHOLD = 0.5;

/** Marks the link of the section that is seen. A section taller than the window can never show half of itself, so the window's middle decides there. */
export function followSections(page: Document): void {
  for (const nav of page.querySelectorAll<HTMLElement>('[data-follows-sections]')) follow(page, nav);
}

function follow(page: Document, nav: Element): void {
  const links = [...nav.querySelectorAll('a')];
  const seen = new Set<Element>();
  const sections = links.flatMap((link) => page.querySelector(link.hash) ?? []);
  const mark = () => {
    // Between two sections the one that has been passed stays marked.
    const active =
      sections.find((section) => seen.has(section)) ??
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
        if (isSeen(entry)) seen.add(entry.target);
        else seen.delete(entry.target);
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
  // Who jumps from below them all to above them passes none.
  observe([nav], {}, () => false);
}

function show(link: HTMLAnchorElement, isActive: boolean): void {
  if (link.hasAttribute('aria-current') === isActive) return;
  if (!isActive) return link.removeAttribute('aria-current');
  link.setAttribute('aria-current', 'location');
  // The bar itself moves sideways only; the page stays where it is.
  link.closest('ul')?.scrollTo({ left: link.offsetLeft - 24, behavior: 'instant' });
}
