import { portSymbol } from '../shared/port-symbol';

export interface OpenSession {
  /** The key under which the session is stored (`sessionKey`), not the id that its browser knows. */
  readonly key: string;
  readonly browser: string;
  readonly begunAt: Date;
  /** The time is rounded to the hour. */
  readonly seenAt: Date;
}

/**
 * A guest's sessions, by browser (reliability B2). An ended session stays ended: a request that still holds it cannot
 * write it back. Idle and expired sessions are not listed.
 */
export interface SessionRegister {
  list(contactId: string): Promise<readonly OpenSession[]>;
  /**
   * Ends those sessions of the guest atomically; keys of other guests' sessions are ignored. Returns how many ended.
   */
  end(sessions: { readonly contactId: string; readonly keys: readonly string[] }): Promise<number>;
  /** Ends all sessions of the guest atomically. Returns how many ended. */
  endAll(sessions: { readonly contactId: string }): Promise<number>;
}
export const SessionRegister = portSymbol<SessionRegister>('SessionRegister');
