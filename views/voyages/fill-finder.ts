import { fetchPage } from '../ui/load-more';
import { addressOf, follow, FORM } from './live-facets';

/**
 * Replaces the plain form in the menu by the filter of the list of voyages, with its counts, which it takes from that
 * page in the cache. When the page cannot be fetched, the plain form stays and leads to the list.
 */
export async function fillFinder(finder: Element): Promise<void> {
  const plain = finder.querySelector<HTMLFormElement>('form');
  const list = plain && (await fetchPage(plain.action));
  const form = list?.querySelector<HTMLFormElement>(FORM);
  if (!list || !form) return;
  await addStyles(plain.ownerDocument, list);
  if (isInUse(plain)) return;
  const filledForm = plain.ownerDocument.importNode(form, true);
  plain.replaceWith(filledForm);
  let latest = 0;
  filledForm.addEventListener('change', (event) => {
    event.stopPropagation();
    latest += 1;
    void count(filledForm, () => latest, latest);
  });
  filledForm.addEventListener('submit', (event) => {
    event.preventDefault();
    event.stopPropagation();
    filledForm.ownerDocument.location.assign(addressOf(filledForm));
  });
  // The first Escape closes an open group, the next one the finder.
  filledForm.addEventListener('keydown', (event) => {
    const fold = filledForm.querySelector<HTMLDetailsElement>('details[open]');
    if (event.key !== 'Escape' || !fold) return;
    event.stopPropagation();
    fold.open = false;
    fold.querySelector('summary')?.focus();
  });
}

const SHEETS = 'link[rel="stylesheet"]';

/**
 * A page has the style sheets of its own features alone. Those of the list are put before them, so that the page's own
 * rules still win.
 */
async function addStyles(page: Document, list: Document): Promise<void> {
  const own = [...page.querySelectorAll(SHEETS)];
  const hrefs = new Set(own.map((sheet) => sheet.getAttribute('href')));
  const missing = [...list.querySelectorAll(SHEETS)].filter((sheet) => !hrefs.has(sheet.getAttribute('href')));
  await Promise.all(
    missing.map(
      (sheet) =>
        new Promise((resolve) => {
          const link = page.importNode(sheet);
          link.addEventListener('load', resolve);
          link.addEventListener('error', resolve);
          own[0]?.after(link);
        }),
    ),
  );
}

/** The plain form is not replaced once the visitor has begun to use it. */
const isInUse = (form: HTMLFormElement): boolean =>
  form.contains(form.ownerDocument.activeElement) || [...new FormData(form).values()].some((value) => value !== '');

async function count(form: HTMLFormElement, latest: () => number, mine: number): Promise<void> {
  form.setAttribute('aria-busy', 'true');
  const next = await choicesAt(addressOf(form).href);
  if (mine !== latest()) return;
  form.removeAttribute('aria-busy');
  if (next) follow(form, next);
}

const choicesAt = async (address: string): Promise<HTMLFormElement | undefined> =>
  (await fetchPage(address))?.querySelector<HTMLFormElement>(FORM) ?? undefined;
