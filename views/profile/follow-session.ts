import { forgetOthers, isOfOtherVisit } from '../notifications/guest-visit';
import { withoutReceipts } from '../trips/without-receipts';
import { SESSION_DOUBTED, sessionChannel } from './session-signs';

/**
 * The page that is fetched to learn whether the session has ended: it redirects visitors to sign-in. It answers 503
 * when the session cannot be read, which does not prove an end (B6, B7).
 */
const guestsAddress = '/my-profile/settings/sessions';
/** Milliseconds between checks, because returning to a tab triggers up to three events. */
const minPauseMs = 2_000;

/**
 * Replaces a tab of a guest whose session has ended elsewhere by sign-in, which says so and returns here. A tab whose
 * browser has another session by now is reloaded, because that may be another guest's.
 */
export function followSession(page: Document): void {
  const visit = page.querySelector<HTMLElement>('[data-visit]')?.dataset['visit'];
  forgetOthers(visit);
  let checkedAt = -minPauseMs;
  const check = async () => {
    checkedAt = performance.now();
    if (isOfOtherVisit(visit)) return leave(page, withoutReceipts().href);
    if (await hasEnded()) await leave(page, signInHref());
  };
  const onReturn = () => {
    if (page.visibilityState === 'visible' && performance.now() - checkedAt >= minPauseMs) void check();
  };
  const onSign = () => void check();
  page.addEventListener('visibilitychange', onReturn);
  page.addEventListener(SESSION_DOUBTED, onSign);
  window.addEventListener('focus', onReturn);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) onSign();
  });
  new BroadcastChannel(sessionChannel).addEventListener('message', onSign);
}

/** What was typed is sealed first, so that the same guest has it again after signing in. */
async function leave(page: Document, address: string): Promise<void> {
  if (page.querySelector('form[data-draft-of]'))
    await import('../ui/form-drafts').then(({ sealDrafts }) => sealDrafts(page)).catch(() => undefined);
  window.location.replace(address);
}

async function hasEnded(): Promise<boolean> {
  const answer = await fetch(guestsAddress, { method: 'HEAD', redirect: 'manual' }).catch(() => undefined);
  return answer?.type === 'opaqueredirect';
}

function signInHref(): string {
  const { pathname, search } = withoutReceipts();
  return `/login?${new URLSearchParams({ left: 'ended', returnUrl: pathname + search }).toString()}`;
}
