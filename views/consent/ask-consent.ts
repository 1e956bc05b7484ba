import { type ConsentChoice, saveConsent, readConsent } from './consent';

/** Room at the end of the page and under whatever is scrolled to, so that the bar never covers the focus. */
const ROOM = '--consent-room';

/** Asks those who have not chosen, once; the footer's "Cookie choices" asks again. `onChange` hears every choice. */
export function askConsent(page: Window, onChange: () => void): void {
  const { document } = page;
  const bar = document.querySelector<HTMLElement>('[data-consent]');
  if (!bar) return;
  /** Whoever opened it by hand gets the focus back. */
  let opener: HTMLElement | undefined;
  const leave = () => {
    const hadFocus = bar.contains(document.activeElement);
    bar.hidden = true;
    if (hadFocus) (opener ?? document.querySelector<HTMLElement>('#content'))?.focus({ preventScroll: true });
    opener = undefined;
  };
  new ResizeObserver(() => {
    document.documentElement.style.setProperty(ROOM, `${bar.offsetHeight}px`);
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
  // Escape leaves a bar that was opened by hand; a question that was never answered stays.
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
  // A page that comes back from the history may have been left before the choice.
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showIfUndecided(page, bar);
  });
  showIfUndecided(page, bar);
}

/** A field that had the focus before there was a bar, such as the one for a code, may lie underneath it now. */
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
}

/** In the live region behind the bar. It is announced only when it changes after it is there. */
function say(page: Window, bar: HTMLElement): void {
  const status = bar.nextElementSibling;
  page.requestAnimationFrame(() => {
    if (status) status.textContent = status.getAttribute(`data-said-${readConsent(page)}`);
  });
}
