/** Dispatched on the document when the server refuses or ends a page's stream, because its session may have ended. */
export const SESSION_DOUBTED = 'landfall:session-doubted';
export const sessionChannel = 'session';

const endsSession =
  'a[href="/api/logout"], form[action="/api/logout"], form[action="/my-profile/settings/sessions/end"]';

/** Notifies this browser's other tabs of a sign-out once the server has answered it, which is when the page is left. */
export function announceSignOut(page: Document): void {
  const announceWhenLeft = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest(endsSession))) return;
    window.addEventListener('pagehide', () => new BroadcastChannel(sessionChannel).postMessage('ended'), {
      once: true,
    });
  };
  page.addEventListener('click', announceWhenLeft);
  page.addEventListener('submit', announceWhenLeft);
}
