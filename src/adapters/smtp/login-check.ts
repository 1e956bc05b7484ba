import type { Clock } from '../../core/shared/clock.port';

const trustedForMs = 60_000;

/**
 * Whether the mail server takes our login, for `/health`: asked at the start and then at most once a minute, however
 * often somebody looks. While a new answer is on its way the last one stands.
 */
export class LoginCheck {
  readonly name = 'mail';
  private latest: Promise<void> | undefined;
  private askedAt = 0;

  constructor(
    private readonly mail: { verify(): Promise<void> },
    private readonly clock: Clock,
  ) {}

  /** @throws what `verify` threw. */
  check(): Promise<void> {
    const now = this.clock.now().getTime();
    if (this.latest && Math.abs(now - this.askedAt) < trustedForMs) return this.latest;
    this.askedAt = now;
    const asked = this.mail.verify();
    const record = () => {
      this.latest = asked;
    };
    asked.then(record, record);
    this.latest ??= asked;
    return this.latest;
  }
}
