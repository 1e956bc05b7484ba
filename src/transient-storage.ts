import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * An AsyncLocalStorage that is disabled while nothing runs in it. On Node 20 and 22 one that is enabled makes every
 * promise of the process slower, and it stays enabled after its first use.
 */
export class TransientStorage<Store> {
  private readonly storage = new AsyncLocalStorage<Store>();
  private users = 0;

  getStore(): Store | undefined {
    return this.users === 0 ? undefined : this.storage.getStore();
  }

  /** Runs the work in a context of its own until its promise is settled. */
  async run<Answer>(store: Store, work: () => Promise<Answer>): Promise<Answer> {
    const leave = this.enter();
    try {
      return await this.storage.run(store, work);
    } finally {
      leave();
    }
  }

  /** Runs the work in a context that ends when the function that `untilEnd` is given is called. */
  runUntil(store: Store, untilEnd: (end: () => void) => void, work: () => void): void {
    untilEnd(this.enter());
    this.storage.run(store, work);
  }

  private enter(): () => void {
    this.users += 1;
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      this.users -= 1;
      if (this.users === 0) this.storage.disable();
    };
  }
}
