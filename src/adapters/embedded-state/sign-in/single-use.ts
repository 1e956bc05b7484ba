import type { Clock } from '../../../core/shared/clock.port';
import type { SingleUse } from '../../../core/shared/single-use.port';
import type { OpenDatabase } from '../../sql/line-database';

const sweepEveryMs = 60_000;

export class SqlSingleUse implements SingleUse {
  private sweptAt = 0;

  constructor(
    private readonly db: OpenDatabase,
    private readonly clock: Clock,
  ) {}

  async use({ id, forSeconds }: { id: string; forSeconds: number }): Promise<boolean> {
    const now = this.clock.now().getTime();
    await this.forgetExpired(now);
    const expires_at = now + forSeconds * 1000;
    const first = await this.db
      .insertInto('single_uses')
      .values({ mark: id, expires_at })
      .onConflict((conflict) =>
        conflict.column('mark').doUpdateSet({ expires_at }).where('single_uses.expires_at', '<=', now),
      )
      .returning('mark')
      .executeTakeFirst();
    return first !== undefined;
  }

  async release(id: string): Promise<void> {
    await this.db.deleteFrom('single_uses').where('mark', '=', id).execute();
  }

  /** Deletes expired marks. An expired mark may be taken again even before it is deleted. */
  private async forgetExpired(now: number): Promise<void> {
    if (Math.abs(now - this.sweptAt) < sweepEveryMs) return;
    this.sweptAt = now;
    await this.db.deleteFrom('single_uses').where('expires_at', '<=', now).execute();
  }
}
