import { type SessionData, Store } from 'express-session';
import { LRUCache } from 'lru-cache';

const maxKeys = 5_000;

/** A store that returns a session also as one frozen object for all who only read it. */
export interface SharingStore extends Store {
  readonly readShared?: ((sid: string) => Promise<SessionData | null>) | undefined;
}

export class HashedSessionStore extends Store implements SharingStore {
  readonly readShared: SharingStore['readShared'];
  private readonly keys = new LRUCache<string, string>({ max: maxKeys });

  constructor(
    private readonly store: SharingStore,
    private readonly digest: (sid: string) => string,
  ) {
    super();
    this.readShared = store.readShared && (async (sid) => (await store.readShared?.(this.keyOf(sid))) ?? null);
  }

  private keyOf(sid: string): string {
    const key = this.keys.get(sid) ?? this.digest(sid);
    this.keys.set(sid, key);
    return key;
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
