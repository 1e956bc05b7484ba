import type { Clock } from '../../core/shared/clock.port';

const trustedForMs = 60_000;

/** Checks the login at most once a minute; during a check the last result applies. */
export class LoginCheck {
  readonly name = 'mail';
  private latest: Promise<void> | undefined;
  private askedAt = 0;

  constructor(
    private readonly mail: { verify(): Promise<void> },
    private readonly clock: Clock,
  ) {}

  /**
   * Checks it once, after the work of a start, which delays the server's answers beyond their limits. Returns what ends
   * the waiting.
   */
  checkAfter(ms: number): () => void {
    const timer = setTimeout(() => void this.check().catch(() => undefined), ms).unref();
    return () => clearTimeout(timer);
  }

  check(): Promise<void> {
    const now = this.clock.now().getTime();
    if (this.latest && Math.abs(now - this.askedAt) < trustedForMs) return this.latest;
    this.askedAt = now;
    const verification = this.mail.verify();
    const record = () => {
      this.latest = verification;
    };
    verification.then(record, record);
    this.latest ??= verification;
    return this.latest;
  }
}
