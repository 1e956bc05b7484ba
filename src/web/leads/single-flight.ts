import { createHash } from 'node:crypto';

/** Milliseconds for which a bot check's proof is valid. */
const rememberedMs = 120_000;
const maxRemembered = 2_000;

/**
 * Runs identical concurrent requests once: all callers wait for the same work, and a second click gets the first one's
 * result. Works within this node; on other nodes a repeat is recognised by its submission id.
 */
export class SingleFlight<Result> {
  private readonly flights = new Map<string, Promise<Result>>();

  constructor(private readonly isWorthRemembering: (result: Result) => boolean) {}

  async run(text: string, work: () => Promise<Result>): Promise<Result> {
    const key = createHash('sha256').update(text).digest('base64url');
    const before = this.flights.get(key);
    if (before) return before;
    const flight = work();
    this.flights.set(key, flight);
    const result = await flight.catch((error: unknown) => {
      this.flights.delete(key);
      throw error;
    });
    if (this.isWorthRemembering(result) && this.flights.size <= maxRemembered)
      setTimeout(() => this.flights.delete(key), rememberedMs).unref();
    else this.flights.delete(key);
    return result;
  }
}
