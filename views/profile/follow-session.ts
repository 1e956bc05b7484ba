import { forgetOthers, isOfOtherVisit } from '../notifications/guest-visit';
import { withoutReceipts } from '../trips/without-receipts';
import { SESSION_DOUBTED, sessionChannel } from './session-signs';

/** A visitor is redirected from it to sign-in; an unreadable session is 503 and no proof (B6, B7). */
const guestsAddress = '/my-profile/settings/sessions';
/** A return to a tab comes as up to three events. */
const minPauseMs = 2_000;

/**
 * A tab of a guest whose session ended elsewhere is replaced by sign-in, which says so and returns here; one whose
 * browser has another session by now is loaded again, because it may be another guest's.
 */
export function followSession(page: Document): void {
  const visit = page.querySelector<HTMLElement>('[data-visit]')?.dataset['visit'];
  forgetOthers(visit);
  let checkedAt = -minPauseMs;
  const check = async () => {
    checkedAt = performance.now();
    if (isOfOtherVisit(visit)) return window.location.replace(withoutReceipts());
    if (await hasEnded()) window.location.replace(signInHref());
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

async function hasEnded(): Promise<boolean> {
  const answer = await fetch(guestsAddress, { method: 'HEAD', redirect: 'manual' }).catch(() => undefined);
  return answer?.type === 'opaqueredirect';
}

function signInHref(): string {
  const { pathname, search } = withoutReceipts();
  return `/login?${new URLSearchParams({ left: 'ended', returnUrl: pathname + search }).toString()}`;
}
