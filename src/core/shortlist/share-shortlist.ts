import type { FavouriteItem } from '../favourites/favourite';
import type { Clock } from '../shared/clock.port';
import type { RateBudget, RateLimits } from '../shared/rate-limits.port';
import type { Secrets } from '../shared/secrets.port';
import type { SecureRandom } from '../shared/secure-random.port';
import type { ShortlistShare, ShortlistShares } from './shortlist-shares.port';

type ShareShortlistOutcome =
  | { readonly kind: 'shared'; readonly token: string; readonly stopToken: string; readonly expiresAt: Date }
  | { readonly kind: 'empty' }
  | { readonly kind: 'too-many'; readonly retryAfterSeconds: number };

const dayMs = 24 * 3_600_000;
const shareDays = 90;
const daySeconds = 24 * 3_600;
const byNetwork: RateBudget = { name: 'shortlist-shares-network', max: 20, withinSeconds: daySeconds };
/** Limits all visitors together, so that a script cannot fill the database. */
const sharesOfAll: RateBudget = { name: 'shortlist-shares-all', max: 5_000, withinSeconds: daySeconds };
const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

interface ShareShortlistParts {
  readonly shares: ShortlistShares;
  readonly limits: Pick<RateLimits, 'take'>;
  readonly secrets: Pick<Secrets, 'digest'>;
  readonly random: Pick<SecureRandom, 'token'>;
  readonly clock: Clock;
}

/** Shares a list that others may read but not change, until its maker stops it or ninety days have passed. */
export class ShareShortlist {
  constructor(private readonly parts: ShareShortlistParts) {}

  async start({
    items,
    network,
  }: ShortlistShare & { readonly network: string | undefined }): Promise<ShareShortlistOutcome> {
    if (items.length === 0) return { kind: 'empty' };
    const { shares, limits, random, clock } = this.parts;
    const rateOutcome = await limits.take([
      { budget: sharesOfAll, subject: 'all' },
      ...(network === undefined ? [] : [{ budget: byNetwork, subject: network }]),
    ]);
    if (rateOutcome.kind === 'exceeded') return { kind: 'too-many', retryAfterSeconds: rateOutcome.retryAfterSeconds };
    const [token, stopToken] = [random.token(), random.token()];
    const expiresAt = new Date(clock.now().getTime() + shareDays * dayMs);
    await shares.open({ items, digest: this.digestOf(token), stopDigest: this.stopDigestOf(stopToken), expiresAt });
    return { kind: 'shared', token, stopToken, expiresAt };
  }

  async find(token: string): Promise<readonly FavouriteItem[] | undefined> {
    return tokenPattern.test(token) ? (await this.parts.shares.find(this.digestOf(token)))?.items : undefined;
  }

  async stop(stopToken: string): Promise<boolean> {
    return tokenPattern.test(stopToken) && this.parts.shares.close(this.stopDigestOf(stopToken));
  }

  private readonly digestOf = (token: string) => this.parts.secrets.digest('shortlist share', token);
  private readonly stopDigestOf = (token: string) => this.parts.secrets.digest('shortlist stop', token);
}
