import { wakeExcursionBookings } from '../trips/wake-excursion-bookings';

/** Dispatched on each region that was replaced, for controls that inspect elements when they are installed. */
export const REGION_REPLACED = 'landfall:region-replaced';
const limitMs = 12_000;
/** The regions of another page are not those of this one: a date on a destination's page leads to its voyage. */
const isOnThisPage = ({ pathname }: URL) => pathname === window.location.pathname;
const isPlain = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => !ctrlKey && !metaKey && !shiftKey;

/**
 * A link or a GET form of the kind `swap` shows its page in place (ROU-29, VOY-21): the parts marked `data-region` are
 * replaced by those of that page, the address is replaced in the history, and the pressed control keeps its position.
 * Without script, and when the page cannot be loaded, the browser navigates. A region contains no widget.
 */
export function replaceRegions(page: Document): void {
  page.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-control="swap"]') : null;
    if (!link || !isPlain(event)) return;
    const address = new URL(link.href);
    if (!isOnThisPage(address)) return;
    event.preventDefault();
    void swap(link, address);
  });
  page.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement && form.matches('[data-control="swap"]') && submitter)) return;
    const address = new URL(form.action);
    if (!isOnThisPage(address)) return;
    event.preventDefault();
    for (const [name, value] of new FormData(form, submitter)) address.searchParams.set(name, String(value));
    void swap(submitter, address);
  });
}

/**
 * Replaces regions, except those with a form in use. Focus, scroll position and expanded parts are preserved; `held`,
 * which is in none of them, stays where it is. A swap that the visitor starts in the meantime takes precedence.
 */
export async function refreshRegions(page: Document, address: URL, held?: Element): Promise<void> {
  const { href } = window.location;
  const before = latest;
  const fresh = await load(address);
  if (!fresh || latest !== before || window.location.href !== href) return;
  const { activeElement } = page;
  const top = window.scrollY;
  const heldTop = held?.getBoundingClientRect().top ?? 0;
  const regions = regionsOf(page)
    .filter((region) => isWorthReplacing(region, counterpartIn(fresh, region)) && !isFilledIn(region))
    .flatMap((region) => replace(region, fresh));
  if (activeElement instanceof HTMLElement && !activeElement.isConnected)
    regions
      .map((region) => counterpartOf(activeElement, region))
      .find(Boolean)
      ?.focus({ preventScroll: true });
  window.scrollTo({ top, behavior: 'instant' });
  if (held) window.scrollBy({ top: held.getBoundingClientRect().top - heldTop, behavior: 'instant' });
  wake(page, regions);
}

let latest: URL | undefined;

async function swap(control: HTMLElement, address: URL): Promise<void> {
  const page = control.ownerDocument;
  latest = address;
  control.setAttribute('aria-busy', 'true');
  const fresh = await load(address);
  if (latest !== address) return;
  if (!fresh) return window.location.assign(address);
  const hasFocus = control === page.activeElement;
  const { top } = control.getBoundingClientRect();
  const regions = regionsOf(page).flatMap((region) => replace(region, fresh));
  address.hash = '';
  window.history.replaceState(window.history.state, '', address);
  page.title = fresh.title;
  const successor = regions.map((region) => counterpartOf(control, region)).find(Boolean);
  if (hasFocus) successor?.focus({ preventScroll: true });
  if (successor) holdPosition(successor, top);
  wake(page, regions);
}

async function load(address: URL): Promise<Document | undefined> {
  try {
    const answer = await fetch(address, { headers: { Accept: 'text/html' }, signal: AbortSignal.timeout(limitMs) });
    const isOther = new URL(answer.url).pathname !== address.pathname;
    return answer.ok && !isOther ? new DOMParser().parseFromString(await answer.text(), 'text/html') : undefined;
  } catch {
    return undefined;
  }
}

const regionsOf = (page: Document) => [...page.querySelectorAll<HTMLElement>('[data-region]')];

const counterpartIn = (fresh: Document, { dataset }: HTMLElement) =>
  regionsOf(fresh).find((other) => other.dataset['region'] === dataset['region']);

/** A region that failed does not replace one that did not. */
const isWorthReplacing = (region: HTMLElement, other: HTMLElement | undefined): boolean =>
  other !== undefined && !other.isEqualNode(region) && (!hasFailed(other) || hasFailed(region));

const hasFailed = (region: HTMLElement) => region.querySelector('.notice--error') !== null;

const isFilledIn = (region: HTMLElement): boolean =>
  region.contains(region.ownerDocument.querySelector(':is(input, select, textarea):focus')) ||
  [...region.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    (field) =>
      field.value !== field.defaultValue ||
      (field instanceof HTMLInputElement && field.checked !== field.defaultChecked),
  );

function replace(region: HTMLElement, fresh: Document): readonly HTMLElement[] {
  const other = counterpartIn(fresh, region);
  if (!other) return [];
  const copy = region.ownerDocument.importNode(other, true);
  // Runs before positions are measured.
  for (const control of copy.querySelectorAll<HTMLElement>('[data-with-script]')) control.hidden = false;
  const details = copy.querySelectorAll('details');
  region.querySelectorAll('details').forEach(({ open }, index) => details[index]?.toggleAttribute('open', open));
  const unfoldedIds = [...region.querySelectorAll('[data-see-more="open"] > ul')].map(({ id }) => id);
  region.replaceWith(copy);
  for (const button of copy.querySelectorAll('[data-control="see-more"]'))
    if (unfoldedIds.includes(button.getAttribute('aria-controls') ?? ''))
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  return [copy];
}

const counterpartOf = (control: HTMLElement, region: HTMLElement): HTMLElement | undefined => {
  const isSame = (other: Element, name: string) => other.getAttribute(name) === control.getAttribute(name);
  return [...region.querySelectorAll<HTMLElement>(control.localName)].find(
    (other) =>
      other.className.split(' ')[0] === control.className.split(' ')[0] &&
      ['href', 'name', 'value'].every((name) => isSame(other, name)),
  );
};

/** Extends a page that became too short for its scroll position. */
function holdPosition(control: HTMLElement, top: number): void {
  const distance = () => control.getBoundingClientRect().top - top;
  window.scrollBy({ top: distance(), behavior: 'instant' });
  const missing = distance();
  const region = control.closest<HTMLElement>('[data-region]');
  if (!region || missing < 1) return;
  region.style.minBlockSize = `${region.offsetHeight + missing}px`;
  window.scrollBy({ top: distance(), behavior: 'instant' });
}

function wake(page: Document, regions: readonly HTMLElement[]): void {
  wakeExcursionBookings(page);
  for (const region of regions) region.dispatchEvent(new CustomEvent(REGION_REPLACED, { bubbles: true }));
}
