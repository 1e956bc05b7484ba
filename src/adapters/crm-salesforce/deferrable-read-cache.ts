const maxEntries = 200;
const maxAgeMs = 300_000;

interface CachedAnswer {
  readonly answer: unknown;
  readonly at: number;
}

/** Caches deferrable reads for hours with few calls left. Every change by this node empties the cache. */
export class DeferrableReadCache {
  private readonly entries = new Map<string, CachedAnswer>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  set(call: string, answer: unknown): void {
    this.entries.delete(call);
    this.entries.set(call, { answer, at: this.now() });
    const [oldest] = this.entries.keys();
    if (this.entries.size > maxEntries && oldest !== undefined) this.entries.delete(oldest);
  }

  find(call: string): unknown {
    const entries = this.entries.get(call);
    return entries && this.now() - entries.at < maxAgeMs ? entries.answer : undefined;
  }

  forget(): void {
    this.entries.clear();
  }
}
