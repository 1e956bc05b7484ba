import { setTimeout as sleep } from 'node:timers/promises';
import { Mutex } from './mutex';

/** Queues callers of one node by key, so that only the first of each queue polls the database. */
export class KeyedMutex {
  private readonly entries = new Map<string, { readonly mutex: Mutex; callers: number }>();

  /** Returns the release function; undefined when the wait timed out. */
  async enter(key: string, timeoutMs: number): Promise<(() => void) | undefined> {
    const entry = this.entries.get(key) ?? { mutex: new Mutex(), callers: 0 };
    this.entries.set(key, entry);
    entry.callers += 1;
    const leave = () => {
      entry.callers -= 1;
      if (entry.callers === 0) this.entries.delete(key);
      entry.mutex.leave();
    };
    const giveUp = new AbortController();
    const entrance = entry.mutex.enter();
    // Nobody holds the key. A timer that is given up at once costs some 60 µs, mostly the error of its end.
    if (entry.callers === 1) {
      await entrance;
      return leave;
    }
    const isMine = await Promise.race([
      entrance.then(() => true),
      sleep(timeoutMs, false, { signal: giveUp.signal }).catch(() => false),
    ]);
    giveUp.abort();
    if (isMine) return leave;
    void entrance.then(leave);
    return undefined;
  }
}
