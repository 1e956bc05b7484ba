import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { GuestPreferences, StorePreferencesOutcome } from '../../../core/preferences/guest-preferences.port';
import {
  type Answers,
  changedRecord,
  type PreferenceChange,
  type PreferenceRecord,
  type SurveyStatus,
} from '../../../core/preferences/preference-record';
import type { Clock } from '../../../core/shared/clock.port';
import { atomically } from '../../sql/atomically';
import type { LineDatabase } from '../../sql/line-database';

type Row = Selectable<LineDatabase['guest_preferences']>;

export class EmbeddedGuestPreferences implements GuestPreferences {
  constructor(
    private readonly db: Kysely<LineDatabase>,
    private readonly clock: Clock,
  ) {}

  async find(contactId: string): Promise<PreferenceRecord | undefined> {
    return findRecord(this.db, contactId);
  }

  async save({ contactId, change }: Parameters<GuestPreferences['save']>[0]): Promise<StorePreferencesOutcome> {
    return this.oneAfterTheOther(contactId, async (transaction) => {
      const before = await findRecord(transaction, contactId);
      const record = changedRecord(before ?? { id: randomUUID(), contactId, answers: {} }, change);
      await this.write(transaction, record);
      return { kind: before ? 'changed' : 'created', record };
    });
  }

  async change({
    contactId,
    id,
    change,
  }: {
    readonly contactId: string;
    readonly id: string;
    readonly change: PreferenceChange;
  }): Promise<PreferenceRecord | undefined> {
    return this.oneAfterTheOther(contactId, async (transaction) => {
      const before = await findRecord(transaction, contactId);
      if (before?.id !== id) return undefined;
      const record = changedRecord(before, change);
      await this.write(transaction, record);
      return record;
    });
  }

  /**
   * An update of the guest's own row without a change serves as row lock: this guest's changes wait for each other on
   * every node.
   */
  private oneAfterTheOther<Result>(
    contactId: string,
    work: (transaction: Transaction<LineDatabase>) => Promise<Result>,
  ): Promise<Result> {
    return atomically(this.db, async (transaction) => {
      await transaction
        .updateTable('contacts')
        .set(({ ref }) => ({ contact_id: ref('contact_id') }))
        .where('contact_id', '=', contactId)
        .execute();
      return work(transaction);
    });
  }

  private async write(
    transaction: Transaction<LineDatabase>,
    { id, contactId, answers, status, at }: PreferenceRecord,
  ): Promise<void> {
    const values = {
      answers: JSON.stringify(answers),
      status: status ?? null,
      at_question: at ?? null,
      changed_at: this.clock.now().getTime(),
    };
    await transaction
      .insertInto('guest_preferences')
      .values({ preference_id: id, contact_id: contactId, ...values })
      .onConflict((conflict) => conflict.column('preference_id').doUpdateSet(values))
      .execute();
  }
}

async function findRecord(db: Kysely<LineDatabase>, contactId: string): Promise<PreferenceRecord | undefined> {
  const row = await db
    .selectFrom('guest_preferences')
    .selectAll()
    .where('contact_id', '=', contactId)
    .executeTakeFirst();
  return row && toRecord(row);
}

const toRecord = (row: Row): PreferenceRecord => ({
  id: row.preference_id,
  contactId: row.contact_id,
  // Only this file and the seed write the column.
  answers: JSON.parse(row.answers) as Answers,
  ...(row.status === null ? {} : { status: row.status as SurveyStatus }),
  ...(row.at_question === null ? {} : { at: row.at_question }),
});
