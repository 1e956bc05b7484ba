import type { OpenDatabase } from '../../sql/line-database';

/** Snapshots are not deleted when the sample line is reset, because they belong to other systems. */
export class SnapshotStore {
  constructor(private readonly db: OpenDatabase) {}

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
