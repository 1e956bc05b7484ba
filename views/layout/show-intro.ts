import { setBrowserCookie, readBrowserCookie } from '../ui/browser-cookies';

const INTRO_COOKIE = 'mcIntroSeen';
const introDays = 180;
const EDITING = 'editing';

/**
 * Shows the introduction, except to editors (CNT-36) and where the cookie question was shown, so that a first visit is
 * interrupted only once (CNT-35).
 */
export function showIntro(page: Document): void {
  const intro = page.querySelector<HTMLElement>('[data-intro]');
  if (
    !intro ||
    page.querySelector('[data-shown]') ||
    readBrowserCookie(window, INTRO_COOKIE) !== undefined ||
    new URLSearchParams(page.location.search).has(EDITING)
  )
    return;
  intro.hidden = false;
  intro.addEventListener('click', ({ target }) => {
    const action =
      target instanceof Element
        ? target.closest<HTMLElement>('[data-intro-action]')?.dataset['introAction']
        : undefined;
    if (action === 'header') showBody(intro);
    if (action === 'body') finish(intro);
  });
  intro.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') finish(intro);
  });
}

function showBody(intro: HTMLElement): void {
  for (const step of intro.querySelectorAll<HTMLElement>('[data-intro-step]'))
    step.hidden = step.dataset['introStep'] !== 'body';
  intro.querySelector<HTMLElement>('[data-intro-action="body"]')?.focus();
}

/** Sets the cookie before the fade, so that the introduction counts as seen for a visitor who leaves during it. */
function finish(intro: HTMLElement): void {
  setBrowserCookie(window, { name: INTRO_COOKIE, value: 'true', days: introDays });
  document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  intro.dataset['fades'] = '';
  const fading = intro.getAnimations({ subtree: false }).map(({ finished }) => finished);
  void Promise.allSettled(fading).then(() => {
    intro.hidden = true;
  });
}
