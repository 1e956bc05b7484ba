import { createHash } from 'node:crypto';

/** Milliseconds for which a bot check's proof is valid. */
const rememberedMs = 120_000;
const maxRemembered = 2_000;

/**
 * Runs identical concurrent requests once: all callers wait for the same work, and a second click gets the first one's
 * result. Works within this node; on other nodes a repeat is recognised by its submission id.
 */
export class SingleFlight<Result> {
  private readonly known = new Map<string, Promise<Result>>();

  constructor(private readonly isWorthRemembering: (result: Result) => boolean) {}

  async run(text: string, work: () => Promise<Result>): Promise<Result> {
    const key = createHash('sha256').update(text).digest('base64url');
    const before = this.known.get(key);
    if (before) return before;
    const begun = work();
    this.known.set(key, begun);
    const result = await begun.catch((error: unknown) => {
      this.known.delete(key);
      throw error;
    });
    if (this.isWorthRemembering(result) && this.known.size <= maxRemembered)
      setTimeout(() => this.known.delete(key), rememberedMs).unref();
    else this.known.delete(key);
    return result;
  }
}
