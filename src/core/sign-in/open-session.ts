import { unnamedBrowser } from './browser-name';
import { isSessionAlive, type SessionTimes } from './session-life';
import type { OpenSession } from './session-register.port';

export interface RegisteredGuest extends SessionTimes {
  readonly contactId: string;
  readonly browser?: string;
}

interface StoredSession {
  readonly key: string;
  readonly guest: RegisteredGuest | undefined;
}

export function openSessions(storedSessions: readonly StoredSession[], now: number): readonly OpenSession[] {
  return storedSessions
    .flatMap(({ key, guest }) => (guest && isSessionAlive(guest, now) ? [{ key, guest }] : []))
    .sort((one, other) => other.guest.seenAt - one.guest.seenAt)
    .map(({ key, guest }) => ({
      key,
      browser: guest.browser ?? unnamedBrowser,
      begunAt: new Date(guest.signedInAt),
      seenAt: new Date(guest.seenAt),
    }));
}
