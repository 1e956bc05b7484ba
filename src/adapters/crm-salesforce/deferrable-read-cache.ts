const maxEntries = 200;
const maxAgeMs = 300_000;

interface CachedAnswer {
  readonly answer: unknown;
  readonly at: number;
}

/** Caches deferrable reads for hours with few calls left. Every change by this node empties the cache. */
export class DeferrableReadCache {
  private readonly entries = new Map<string, CachedAnswer>();

  set(call: string, answer: unknown): void {
    this.entries.delete(call);
    this.entries.set(call, { answer, at: performance.now() });
    const [oldest] = this.entries.keys();
    if (this.entries.size > maxEntries && oldest !== undefined) this.entries.delete(oldest);
  }

  find(call: string): unknown {
    const entries = this.entries.get(call);
    return entries && performance.now() - entries.at < maxAgeMs ? entries.answer : undefined;
  }

  forget(): void {
    this.entries.clear();
  }
}
