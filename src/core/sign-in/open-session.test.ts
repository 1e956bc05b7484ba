import { openSessions } from './open-session';
import { sessionIdleMs } from './session-life';

const now = 1_800_000_000_000;

it('B3 lists the sessions that are still valid, last seen first, and names those without a name', () => {
  const session = (key: string, seenAgo: number, browser?: string) => ({
    key,
    guest: { contactId: 'C-1', signedInAt: now - 100, seenAt: now - seenAgo, ...(browser ? { browser } : {}) },
  });
  const stored = [
    session('older', 20, 'Firefox on macOS'),
    { key: 'signed out', guest: undefined },
    session('idle', sessionIdleMs, 'Chrome on Windows'),
    session('newest', 10),
    session('oldest', 30, 'Safari on iPhone'),
  ];
  expect(openSessions(stored, now)).toEqual([
    { key: 'newest', browser: 'An unnamed browser', begunAt: new Date(now - 100), seenAt: new Date(now - 10) },
    { key: 'older', browser: 'Firefox on macOS', begunAt: new Date(now - 100), seenAt: new Date(now - 20) },
    { key: 'oldest', browser: 'Safari on iPhone', begunAt: new Date(now - 100), seenAt: new Date(now - 30) },
  ]);
});
