import type { SessionTimes } from '../../core/sign-in/session-life';

/**
 * The content of a session: guest id, greeting name, browser and times; everything else is loaded again. Every verified
 * code starts a new session, so `signedInAt` is the time of the last code (reliability A8, B1). A feature that stores
 * more in it declares that in its own folder.
 */
export interface SessionGuest extends SessionTimes {
  readonly contactId: string;
  readonly firstName: string;
  readonly lastName: string;
  /**
   * Names the browser that signed in, such as "Firefox on macOS". Sessions that are older than the list of sessions
   * have none.
   */
  readonly browser?: string;
}

declare module 'express-session' {
  interface SessionData {
    guest?: SessionGuest;
  }
}
