import type { Kysely } from 'kysely';
import type { Clock } from '../../../core/shared/clock.port';
import type { SingleUse } from '../../../core/shared/single-use.port';
import type { LineDatabase } from '../../sql/line-database';

export class SqlSingleUse implements SingleUse {
  constructor(
    private readonly db: Kysely<LineDatabase>,
    private readonly clock: Clock,
  ) {}

  async use({ id, forSeconds }: { id: string; forSeconds: number }): Promise<boolean> {
    const now = this.clock.now().getTime();
    await this.db.deleteFrom('single_uses').where('expires_at', '<=', now).execute();
    const expires_at = now + forSeconds * 1000;
    const first = await this.db
      .insertInto('single_uses')
      .values({ mark: id, expires_at })
      .onConflict((conflict) => conflict.column('mark').doNothing())
      .returning('mark')
      .executeTakeFirst();
    return first !== undefined;
  }

  async giveBack(id: string): Promise<void> {
    await this.db.deleteFrom('single_uses').where('mark', '=', id).execute();
  }
}
