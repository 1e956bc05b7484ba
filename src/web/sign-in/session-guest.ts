import type { SessionTimes } from '../../core/sign-in/session-life';

/** What a session remembers: who, under which name pages greet them, and since when. Everything else is asked for anew. */
export interface SessionGuest extends SessionTimes {
  readonly contactId: string;
  readonly firstName: string;
  readonly lastName: string;
}

declare module 'express-session' {
  interface SessionData {
    guest?: SessionGuest;
  }
}
