import { Unavailable } from '../../core/shared/unavailable';

/** Milliseconds that a call may take before the node probes whether the server answers at all. */
const timeoutMs = 1_000;
const probeEveryMs = 500;
/**
 * Milliseconds after which a failed probe does not count. Probes give up after a second, so that a longer one was
 * delayed by this node itself.
 */
const stalledMs = 1_100;

interface CircuitParts {
  /** Queries the server over a connection of its own, within a second; rejects when it does not answer. */
  readonly probe: () => Promise<void>;
  readonly onChange: (isOpen: boolean, error?: unknown) => void;
  readonly now?: () => number;
}

/**
 * Fails every call at once while the database server does not answer (reliability G5), because a server that hangs
 * would cost each guest the whole time limit. Only a failed probe opens the circuit, so that one broken connection or
 * one slow statement does not; a successful probe closes it, without a guest's request being risked.
 */
export class DatabaseCircuit {
  private isOpen = false;
  /** Why the last probe failed: operators need it from every call that is refused (G10). */
  private reason: unknown;
  private probing: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private hasEnded = false;
  private readonly waiting = new Set<(error: Unavailable) => void>();

  constructor(private readonly parts: CircuitParts) {}

  /**
   * @throws Unavailable at once while the circuit is open, and when it opens during the call, in which case the result
   * of `work` is ignored.
   */
  async call<T>(work: () => Promise<T>): Promise<T> {
    if (this.isOpen) throw new Unavailable('database', { cause: this.reason });
    const doubt = setTimeout(() => this.suspect(), timeoutMs);
    let giveUp: (error: Unavailable) => void = () => undefined;
    const openSignal = new Promise<never>((_resolve, reject) => {
      giveUp = reject;
      this.waiting.add(reject);
    });
    const running = work();
    try {
      return await Promise.race([running, openSignal]);
    } catch (error) {
      running.catch(() => undefined);
      throw error;
    } finally {
      clearTimeout(doubt);
      this.waiting.delete(giveUp);
    }
  }

  suspect(): void {
    if (this.hasEnded) return;
    this.probing ??= this.probe()
      .then(
        () => this.close(),
        (error: unknown) => this.open(error),
      )
      .finally(() => (this.probing = undefined));
  }

  /**
   * Repeats a probe that this node itself delayed: after a stall, a timer fires before the response that has arrived is
   * read.
   */
  private async probe(): Promise<void> {
    const { probe, now = () => performance.now() } = this.parts;
    const began = now();
    try {
      await probe();
    } catch (error) {
      if (now() - began < stalledMs) throw error;
      await probe();
    }
  }

  end(): void {
    this.hasEnded = true;
    clearInterval(this.timer);
  }

  private open(error: unknown): void {
    this.reason = error;
    if (this.isOpen) return;
    this.isOpen = true;
    this.parts.onChange(true, error);
    for (const giveUp of this.waiting) giveUp(new Unavailable('database', { cause: error }));
    // A probe that was running at the end may fail after it.
    if (!this.hasEnded) this.timer = setInterval(() => this.suspect(), probeEveryMs).unref();
  }

  private close(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    clearInterval(this.timer);
    this.parts.onChange(false);
  }
}
