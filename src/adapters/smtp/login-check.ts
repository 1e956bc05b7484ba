import type { Clock } from '../../core/shared/clock.port';

const trustedForMs = 60_000;

/** At start and then at most once a minute; while a check is under way the last result stands. */
export class LoginCheck {
  readonly name = 'mail';
  private latest: Promise<void> | undefined;
  private askedAt = 0;

  constructor(
    private readonly mail: { verify(): Promise<void> },
    private readonly clock: Clock,
  ) {}

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
