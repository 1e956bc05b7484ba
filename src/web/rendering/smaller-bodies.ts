import { setTimeout as sleep } from 'node:timers/promises';
import type { StoredPages } from './stored-pages';

/** Compressing takes at most a twentieth of the time, because anybody can ask for any number of addresses again. */
const restPerWork = 19;
const maxWaiting = 500;

/**
 * Compresses stored pages that no browser asked for yet, and once more those that have the bytes of their predecessor,
 * beside the requests and one by one.
 */
export class SmallerBodies {
  private readonly waiting = new Set<string>();
  private isRunning = false;

  constructor(private readonly pages: StoredPages) {}

  add(key: string): void {
    if (this.waiting.size < maxWaiting) this.waiting.add(key);
    if (!this.isRunning) void this.compressWaiting();
  }

  private async compressWaiting(): Promise<void> {
    this.isRunning = true;
    for (const key of this.waiting) {
      this.waiting.delete(key);
      const page = this.pages.get(key);
      if (!page?.canBeSmaller) continue;
      const startedAt = performance.now();
      await page.compressSmaller().catch(() => undefined);
      this.pages.measureAgain(key, page);
      await sleep(restPerWork * (performance.now() - startedAt), undefined, { ref: false });
    }
    this.isRunning = false;
  }
}
