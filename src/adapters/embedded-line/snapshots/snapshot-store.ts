import type { Kysely } from 'kysely';
import type { LineDatabase } from '../../sql/line-database';

/** What was good and may be needed again, by name, for all nodes. Restoring the sample line leaves it alone: it is not the line's. */
export class SnapshotStore {
  constructor(private readonly db: Kysely<LineDatabase>) {}

  async read(name: string): Promise<string | undefined> {
    return (await this.db.selectFrom('kept_copies').select('text').where('name', '=', name).executeTakeFirst())?.text;
  }

  async write(name: string, text: string): Promise<void> {
    await this.db
      .insertInto('kept_copies')
      .values({ name, text })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ text }))
      .execute();
  }
}
