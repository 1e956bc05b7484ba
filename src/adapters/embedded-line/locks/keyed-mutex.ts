import { setTimeout as sleep } from 'node:timers/promises';
import { Mutex } from '../../sql/mutex';

/** Those of one node who want the same key stand in one queue, so that only its first asks the database. */
export class KeyedMutex {
  private readonly entries = new Map<string, { readonly mutex: Mutex; wanted: number }>();

  /** Gives what to call when it is over; undefined when it did not come in time. */
  async enter(key: string, patienceMs: number): Promise<(() => void) | undefined> {
    const entry = this.entries.get(key) ?? { mutex: new Mutex(), wanted: 0 };
    this.entries.set(key, entry);
    entry.wanted += 1;
    const leave = () => {
      entry.wanted -= 1;
      if (entry.wanted === 0) this.entries.delete(key);
      entry.mutex.leave();
    };
    const giveUp = new AbortController();
    const entered = entry.mutex.enter();
    const isMine = await Promise.race([
      entered.then(() => true),
      sleep(patienceMs, false, { signal: giveUp.signal }).catch(() => false),
    ]);
    giveUp.abort();
    if (isMine) return leave;
    // Who gave up still has a place in the queue: it is passed on when it comes.
    void entered.then(leave);
    return undefined;
  }
}
