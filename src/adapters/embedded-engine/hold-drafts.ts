import type { HoldDrafts, TypedValues } from '../../core/engine/hold-drafts.port';
import type { Clock } from '../../core/shared/clock.port';
import type { GuestSeals } from '../../core/shared/guest-seals.port';
import type { OpenDatabase } from '../sql/line-database';

/** Drafts are retained longer than any hold lasts, including its extensions. */
const retentionMs = 2 * 3_600_000;

export class EmbeddedHoldDrafts implements HoldDrafts {
  constructor(
    private readonly db: OpenDatabase,
    private readonly seals: GuestSeals,
    private readonly clock: Clock,
  ) {}

  async save(holdId: string, values: TypedValues): Promise<void> {
    const now = this.clock.now().getTime();
    await this.db
      .deleteFrom('hold_drafts')
      .where('changed_at', '<', now - retentionMs)
      .execute();
    const hold = await this.db
      .selectFrom('holds')
      .select('hold_id')
      .where('hold_id', '=', holdId)
      .where('reservation_id', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    if (!hold) return;
    const salt = this.seals.newSalt();
    const draft = { salt, typed: this.seals.seal(salt, JSON.stringify(values)), changed_at: now };
    await this.db
      .insertInto('hold_drafts')
      .values({ hold_id: holdId, ...draft })
      .onConflict((conflict) => conflict.column('hold_id').doUpdateSet(draft))
      .execute();
  }

  /** This adapter wrote the JSON from the same type, so it is not validated again. */
  async find(holdId: string): Promise<TypedValues | undefined> {
    const row = await this.db.selectFrom('hold_drafts').selectAll().where('hold_id', '=', holdId).executeTakeFirst();
    return row && (JSON.parse(this.seals.open(row.salt, row.typed)) as TypedValues);
  }

  async forget(holdId: string): Promise<void> {
    await this.db.deleteFrom('hold_drafts').where('hold_id', '=', holdId).execute();
  }
}
