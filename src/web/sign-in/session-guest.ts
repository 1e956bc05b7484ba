import type { PictureVersion } from '../../core/profile-picture/profile-pictures.port';
import type { SessionTimes } from '../../core/sign-in/session-life';

/**
 * What a session remembers: who, under which name pages greet them, where, and since when. Everything else is asked for
 * anew. Every verified code begins a new session, so `signedInAt` is the moment of the last one (reliability A8, B1).
 */
export interface SessionGuest extends SessionTimes {
  readonly contactId: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Which browser it was begun in, such as "Firefox on macOS". Absent in sessions from before there was a list of them. */
  readonly browser?: string;
  /** The picture as this session's guest last changed it: the next page shows it on whichever node. */
  readonly picture?: PictureVersion;
}

declare module 'express-session' {
  interface SessionData {
    guest?: SessionGuest;
  }
}
