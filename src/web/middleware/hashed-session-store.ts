import { type SessionData, Store } from 'express-session';

/** A store whose keys are digests of session ids (reliability F9). */
export class HashedSessionStore extends Store {
  constructor(
    private readonly store: Store,
    private readonly keyOf: (sid: string) => string,
  ) {
    super();
  }

  override get(sid: string, callback: (error: unknown, session?: SessionData | null) => void): void {
    this.store.get(this.keyOf(sid), callback);
  }

  override set(sid: string, session: SessionData, callback?: (error?: unknown) => void): void {
    this.store.set(this.keyOf(sid), session, callback);
  }

  override destroy(sid: string, callback?: (error?: unknown) => void): void {
    this.store.destroy(this.keyOf(sid), callback);
  }
}
