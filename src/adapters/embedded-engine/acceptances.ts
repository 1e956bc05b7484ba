import type { Acceptance, Acceptances } from '../../core/engine/acceptances.port';
import type { OpenDatabase } from '../sql/line-database';

export class EmbeddedAcceptances implements Acceptances {
  constructor(private readonly db: OpenDatabase) {}

  async record({ holdId, version, textHash, acceptedAt }: Acceptance): Promise<void> {
    await this.db
      .insertInto('acceptances')
      .values({ hold_id: holdId, version, text_hash: textHash, accepted_at: acceptedAt.getTime() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
