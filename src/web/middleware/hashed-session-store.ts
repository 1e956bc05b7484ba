import { type SessionData, Store } from 'express-session';
import { LRUCache } from 'lru-cache';

const maxKeys = 5_000;

export class HashedSessionStore extends Store {
  private readonly keys = new LRUCache<string, string>({ max: maxKeys });

  constructor(
    private readonly store: Store,
    private readonly digest: (sid: string) => string,
  ) {
    super();
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
