import { fetchPage } from '../ui/load-more';
import { REGION_REPLACED } from '../ui/replace-regions';

export const FORM = 'form[data-control="facets"]';
const LINK = 'a[data-control="facet-link"], .fare-strip a';
const ROOT = '[data-finder]';
const LIST = 'voyages-found';
/** Lists whose checkboxes are sent as `month.2027-02=1` and written in addresses as `month=2027-02`. */
const lists = ['month', 'nights', 'port', 'amenity'];
const defaults: Readonly<Record<string, string>> = { guestsAdults: '2', guestsChildren: '0' };

let latest = 0;

/**
 * Shows the voyages of a changed filter in place: counts, list and address are updated, the focus stays, and the number
 * of voyages is announced. Without script, and when the page cannot be fetched, form and links navigate.
 */
export function followFacets(page: Document): void {
  page.addEventListener('change', ({ target }) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>(FORM) : null;
    if (form) void show(page, addressOf(form));
  });
  page.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement) || !event.target.matches(FORM)) return;
    event.preventDefault();
    void show(page, addressOf(event.target)).then(() => goToList(page));
  });
  closeFolds(page);
  page.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LINK) : null;
    // The `href` of a link in an SVG is an object.
    const href = link?.getAttribute('href');
    if (!href || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void show(page, new URL(href, page.location.href));
  });
}

const openFolds = (page: Document) => page.querySelectorAll<HTMLDetailsElement>(`${FORM} details[open]`);

/**
 * Closes a group on Escape and, where groups lie over the page, on a press outside. It never closes when the focus
 * leaves: on phones the page would move between press and release, and the press would be lost.
 */
function closeFolds(page: Document): void {
  const liesOver = page.defaultView?.matchMedia('(width >= 768px)');
  page.addEventListener('click', ({ target }) => {
    if (!liesOver?.matches || !(target instanceof Node)) return;
    for (const fold of openFolds(page)) if (!fold.contains(target)) fold.open = false;
  });
  page.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const fold of openFolds(page)) {
      const hadFocus = fold.contains(page.activeElement);
      fold.open = false;
      if (hadFocus) fold.querySelector('summary')?.focus();
    }
  });
}

/** Returns the address as the site writes it: without empty values, and with lists joined by commas. */
export function addressOf(form: HTMLFormElement): URL {
  const address = new URL(form.action);
  address.search = withoutDefaults(joinLists([...new FormData(form)].map(([name, value]) => [name, String(value)])));
  return address;
}

type Pairs = readonly (readonly [string, string])[];

function joinLists(pairs: Pairs): ReadonlyMap<string, string> {
  const values = new Map<string, string[]>();
  for (const [name, value] of pairs) {
    const [list = '', box] = cut(name);
    const [key, text] = lists.includes(list) && box !== undefined ? [list, box] : [name, value.trim()];
    if (text !== '') values.set(key, [...(values.get(key) ?? []), text]);
  }
  return new Map([...values].map(([name, all]) => [name, [...new Set(all)].join(',')]));
}

const cut = (name: string): readonly string[] => {
  const at = name.indexOf('.');
  return at < 0 ? [name] : [name.slice(0, at), name.slice(at + 1)];
};

function withoutDefaults(values: ReadonlyMap<string, string>): string {
  const isDefault = Object.entries(defaults).every(([name, value]) => (values.get(name) ?? value) === value);
  const isLeftOut = (name: string, value: string) =>
    value === defaults[name] && (isDefault || name === 'guestsChildren') && !values.has('ages');
  const query = new URLSearchParams([...values].filter(([name, value]) => !isLeftOut(name, value)));
  return query.toString().replaceAll('%2C', ',');
}

async function show(page: Document, address: URL): Promise<void> {
  latest += 1;
  const mine = latest;
  const root = page.querySelector<HTMLElement>(ROOT);
  root?.setAttribute('aria-busy', 'true');
  const fresh = await fetchPage(address.href);
  if (mine !== latest) return;
  const other = fresh?.querySelector<HTMLElement>(ROOT);
  if (!root || !other) return page.location.assign(address.href);
  const focusedElement = page.activeElement;
  root.removeAttribute('aria-busy');
  follow(root, other);
  page.defaultView?.history.replaceState(page.defaultView.history.state, '', address.href);
  if (focusedElement && focusedElement !== page.body && !focusedElement.isConnected)
    (page.getElementById(focusedElement.id) ?? page.getElementById(LIST))?.focus({ preventScroll: true });
  root.dispatchEvent(new CustomEvent(REGION_REPLACED, { bubbles: true }));
}

/**
 * Updates an element to match its successor. Elements that have the focus, are open or announce changes are preserved;
 * everything else that differs is replaced.
 */
export function follow(old: Element, next: Element): void {
  if (old.matches('details')) next.toggleAttribute('open', old.hasAttribute('open'));
  if (old.isEqualNode(next) && !hasEntries(old)) return;
  // A press of a button whose look changes must not be lost, as it would be with the button.
  const looksSame = old === old.ownerDocument.activeElement || old.getAttribute('class') === next.getAttribute('class');
  const isSameKind = old.localName === next.localName && looksSame && old.id === next.id;
  if (!isSameKind) return replace(old, next);
  const staysSame =
    old.matches(`${ROOT}, ${FORM}, details, [role="status"]`) ||
    old.contains(old.ownerDocument.activeElement) ||
    old.querySelector('details, [role="status"]') !== null;
  if (!staysSame) return replace(old, next);
  copyAttributes(old, next);
  if (old.children.length === next.children.length && old.children.length > 0)
    for (const [index, child] of [...old.children].entries()) {
      const successor = next.children[index];
      if (successor) follow(child, successor);
    }
  else if (old.children.length === 0 && next.children.length === 0) old.textContent = next.textContent;
  else old.replaceChildren(...[...next.childNodes].map((node) => old.ownerDocument.importNode(node, true)));
  if (old instanceof HTMLSelectElement && next instanceof HTMLSelectElement) old.value = next.value;
}

const replace = (old: Element, next: Element) => old.replaceWith(old.ownerDocument.importNode(next, true));

/** A visitor's input is not an attribute, so that equal nodes may show different values. */
const hasEntries = (old: Element): boolean =>
  old.matches('input, select') || old.querySelector('input, select') !== null;

function copyAttributes(old: Element, next: Element): void {
  for (const name of old.getAttributeNames()) if (!next.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of next.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  if (old instanceof HTMLInputElement && next instanceof HTMLInputElement) {
    old.checked = next.defaultChecked;
    if (old.type !== 'checkbox') old.value = next.defaultValue;
  }
}

/** Moves to the list. The announced number gets the focus, so that reading continues from there. */
function goToList(page: Document): void {
  for (const fold of openFolds(page)) fold.open = false;
  const bar = page.getElementById(LIST);
  if (!bar) return;
  bar.focus({ preventScroll: true });
  bar.scrollIntoView({ block: 'start' });
}
