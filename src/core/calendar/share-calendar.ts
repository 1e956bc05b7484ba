import type { Secrets } from '../shared/secrets.port';
import type { SecureRandom } from '../shared/secure-random.port';
import type { CalendarShare, CalendarShares } from './calendar-shares.port';

const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

/**
 * The secret URL at which a trip's calendar is read without a session. Its token is derived from a stored seed and the
 * site's secret whenever the owner views it, and looked up by a digest: the database alone gives no access.
 */
export class ShareCalendar {
  constructor(
    private readonly parts: {
      readonly shares: CalendarShares;
      readonly secrets: Pick<Secrets, 'digest'>;
      readonly random: Pick<SecureRandom, 'token'>;
    },
  ) {}

  /** The result is also undefined when the site's secret has changed since: the URL is then invalid. */
  async find(share: CalendarShare): Promise<string | undefined> {
    const storedShare = await this.parts.shares.find(share);
    if (!storedShare) return undefined;
    const token = this.tokenOf(storedShare.seed);
    return (await this.open(token)) ? token : undefined;
  }

  async start(share: CalendarShare): Promise<void> {
    if ((await this.find(share)) !== undefined) return;
    await this.parts.shares.close(share);
    const seed = this.parts.random.token();
    await this.parts.shares.open({ ...share, seed, digest: this.digestOf(this.tokenOf(seed)) });
  }

  stop(share: CalendarShare): Promise<void> {
    return this.parts.shares.close(share);
  }

  async open(token: string): Promise<CalendarShare | undefined> {
    return tokenPattern.test(token) ? this.parts.shares.findByDigest(this.digestOf(token)) : undefined;
  }

  private readonly tokenOf = (seed: string) => this.parts.secrets.digest('calendar address', seed);
  private readonly digestOf = (token: string) => this.parts.secrets.digest('calendar token', token);
}
