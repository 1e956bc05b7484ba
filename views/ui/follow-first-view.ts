/** Longer than lazy pictures wait on phones (`signs.scss`). */
const firstViewMs = 1_000;

/** Pictures that are shown later, as in a dialog, do not wait: their line has nothing more urgent. */
export function followFirstView(page: Document): void {
  setTimeout(() => page.documentElement.setAttribute('data-first-viewed', ''), firstViewMs);
}
