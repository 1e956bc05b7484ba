import type { Secrets } from '../shared/secrets.port';
import type { SecureRandom } from '../shared/secure-random.port';
import type { CalendarShare, CalendarShares } from './calendar-shares.port';

/** What the token of an address looks like; nothing else is looked for. */
const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

/**
 * The private address at which a trip's calendar is read without a session. Its token is made of a stored seed and the
 * site's secret each time that its owner looks, and found again by a digest: the books alone open nothing.
 */
export class ShareCalendar {
  constructor(
    private readonly parts: {
      readonly shares: CalendarShares;
      readonly secrets: Pick<Secrets, 'digest'>;
      readonly random: Pick<SecureRandom, 'token'>;
    },
  ) {}

  /** The token while the trip is shared. Undefined as well when the site's secret is another one by now: the address opens nothing any more. */
  async find(share: CalendarShare): Promise<string | undefined> {
    const opened = await this.parts.shares.find(share);
    if (!opened) return undefined;
    const token = this.tokenOf(opened.seed);
    return (await this.open(token)) ? token : undefined;
  }

  async start(share: CalendarShare): Promise<void> {
    if ((await this.find(share)) !== undefined) return;
    await this.parts.shares.close(share);
    const seed = this.parts.random.token();
    await this.parts.shares.open({ ...share, seed, digest: this.digestOf(this.tokenOf(seed)) });
  }

  /** From now on the address opens nothing; the next one is another. */
  stop(share: CalendarShare): Promise<void> {
    return this.parts.shares.close(share);
  }

  /** Whose trip it is that this token opens. */
  async open(token: string): Promise<CalendarShare | undefined> {
    return tokenPattern.test(token) ? this.parts.shares.findByDigest(this.digestOf(token)) : undefined;
  }

  private readonly tokenOf = (seed: string) => this.parts.secrets.digest('calendar address', seed);
  private readonly digestOf = (token: string) => this.parts.secrets.digest('calendar token', token);
}
