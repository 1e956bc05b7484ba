import type { Clock } from '../../../core/shared/clock.port';
import { readShortlist, writeShortlist } from '../../../core/shortlist/shortlist';
import type { ShortlistShare, ShortlistShares } from '../../../core/shortlist/shortlist-shares.port';
import type { OpenDatabase } from '../../sql/line-database';

export class EmbeddedShortlistShares implements ShortlistShares {
  constructor(
    private readonly db: OpenDatabase,
    private readonly clock: Clock,
  ) {}

  async open({ items, digest, stopDigest, expiresAt }: Parameters<ShortlistShares['open']>[0]): Promise<void> {
    await this.db.deleteFrom('shortlist_shares').where('expires_at', '<=', this.clock.now().getTime()).execute();
    await this.db
      .insertInto('shortlist_shares')
      .values({ digest, stop_digest: stopDigest, items: writeShortlist(items), expires_at: expiresAt.getTime() })
      .execute();
  }

  async find(digest: string): Promise<ShortlistShare | undefined> {
    const row = await this.db
      .selectFrom('shortlist_shares')
      .select('items')
      .where('digest', '=', digest)
      .where('expires_at', '>', this.clock.now().getTime())
      .executeTakeFirst();
    return row && { items: readShortlist(row.items) };
  }

  async close(stopDigest: string): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom('shortlist_shares')
      .where('stop_digest', '=', stopDigest)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
}
