/** One open session of a guest. */
export interface OpenSession {
  /** The session's own id: a secret between the site and that browser. */
  readonly sid: string;
  /** Which browser began it, such as "Firefox on macOS". */
  readonly browser: string;
  readonly begunAt: Date;
  /** To the hour. */
  readonly seenAt: Date;
}

/**
 * Which sessions a guest has, in which browsers (reliability B2). An ended session stays ended: a request that still
 * holds it cannot write it back. Sessions that are idle or too old are not listed.
 */
export interface SessionRegister {
  /** Last seen first. */
  list(contactId: string): Promise<readonly OpenSession[]>;
  /** Ends those sessions of the guest in one step; ids of anybody else's are passed over. Returns how many ended. */
  end(sessions: { readonly contactId: string; readonly sids: readonly string[] }): Promise<number>;
  /** Ends all sessions of the guest in one step, but for one when it is named. Returns how many ended. */
  endAll(sessions: { readonly contactId: string; readonly exceptSid?: string }): Promise<number>;
}
export const SessionRegister = Symbol('SessionRegister');
