import type { Clock } from '../../../core/shared/clock.port';
import { compareTexts } from '../../../core/shared/compare-texts';
import type { PageViews } from '../../../core/shared/page-views.port';
import { queryToInsert } from '../../sql/insert-rows';
import type { OpenDatabase } from '../../sql/line-database';
import type { ForgetOld } from '../../sql/retention';

/** Days before today whose counts still matter. */
const retentionDays = 3;

const dayAt = (instant: number, daysBefore = 0): string =>
  new Date(instant - daysBefore * 86_400_000).toISOString().slice(0, 10);

export class EmbeddedPageViews implements PageViews {
  constructor(
    private readonly db: OpenDatabase,
    private readonly clock: Clock,
  ) {}

  /** All nodes lock rows in the same order, so that two statements cannot deadlock. */
  async add(viewsByAddress: ReadonlyMap<string, number>): Promise<void> {
    if (viewsByAddress.size === 0) return;
    const day = dayAt(this.clock.now().getTime());
    const rows = [...viewsByAddress]
      .map(([address, views]) => ({ day, address, views }))
      .toSorted((one, other) => compareTexts(one.address, other.address));
    await queryToInsert(this.db, 'page_views', rows)
      .onConflict((conflict) =>
        conflict.columns(['day', 'address']).doUpdateSet((expression) => ({
          views: expression('page_views.views', '+', expression.ref('excluded.views')),
        })),
      )
      .execute();
  }

  async findPopular(limit: number): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('page_views')
      .select('address')
      .where('day', '>=', dayAt(this.clock.now().getTime(), retentionDays))
      .groupBy('address')
      .orderBy((expression) => expression.fn.sum('views'), 'desc')
      .orderBy('address')
      .limit(limit)
      .execute();
    return rows.map(({ address }) => address);
  }
}

export const forgetOldPageViews: ForgetOld = async (transaction, { now }) => {
  await transaction.deleteFrom('page_views').where('day', '<', dayAt(now, retentionDays)).execute();
};
