import { type ConsentChoice, saveConsent, readConsent } from './consent';

/** Room at the page's end and below scroll targets, so that the bar never covers the focus. */
const ROOM = '--consent-room';

/** Asks once; "Cookie choices" in the footer asks again. `onChange` is called when a choice was made, here or elsewhere. */
export function askConsent(page: Window, onChange: () => void): void {
  const { document } = page;
  const bar = document.querySelector<HTMLElement>('[data-consent]');
  if (!bar) return;
  let opener: HTMLElement | undefined;
  const leave = () => {
    const hadFocus = bar.contains(document.activeElement);
    bar.hidden = true;
    if (hadFocus) (opener ?? document.querySelector<HTMLElement>('#content'))?.focus({ preventScroll: true });
    opener = undefined;
  };
  new ResizeObserver(() => {
    const { style } = document.documentElement;
    // Setting an inherited property recalculates the style of the whole page, which is avoided while the bar was never
    // shown.
    if (bar.offsetHeight > 0 || style.getPropertyValue(ROOM)) style.setProperty(ROOM, `${bar.offsetHeight}px`);
    uncoverFocus(document, bar);
  }).observe(bar);
  bar.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    if (button.value) saveConsent(page, button.value as ConsentChoice);
    if (button.value && 'records' in bar.dataset)
      void import('./record-consent').then(({ recordConsent }) => recordConsent(button.value));
    onChange();
    say(page, bar);
    leave();
  });
  // Escape closes a bar that the visitor opened; an unanswered question stays.
  bar.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && opener) leave();
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-opens-consent]') : null;
    if (!link) return;
    event.preventDefault();
    opener = link;
    show(page, bar);
    bar.focus();
  });
  // The choice may have been made in another tab, or since this page went to the back/forward cache.
  const followOtherPages = () => {
    onChange();
    const isOutdated = bar.hidden === (readConsent(page) === 'undecided');
    if (!opener && isOutdated) showIfUndecided(page, bar);
  };
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) followOtherPages();
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) followOtherPages();
  });
  showIfUndecided(page, bar);
}

/** Scrolls the focused field into view, because the bar may cover it, for example the field for a code. */
function uncoverFocus({ activeElement }: Document, bar: HTMLElement): void {
  if (bar.hidden || bar.contains(activeElement) || !activeElement?.matches('a, button, input, select, textarea'))
    return;
  activeElement.scrollIntoView({ block: 'nearest' });
}

function showIfUndecided(page: Window, bar: HTMLElement): void {
  bar.hidden = true;
  if (readConsent(page) !== 'undecided') return;
  show(page, bar);
  say(page, bar);
}

function show(page: Window, bar: HTMLElement): void {
  const consent = readConsent(page);
  for (const part of bar.querySelectorAll<HTMLElement>('[data-for]'))
    part.hidden = !part.dataset['for']?.includes(consent);
  bar.hidden = false;
  bar.dataset['shown'] = '';
}

/**
 * Announces through a live region outside of the bar, because live regions are announced only when they change after
 * insertion.
 */
function say(page: Window, bar: HTMLElement): void {
  const status = bar.nextElementSibling;
  page.requestAnimationFrame(() => {
    if (status) status.textContent = status.getAttribute(`data-said-${readConsent(page)}`);
  });
}
