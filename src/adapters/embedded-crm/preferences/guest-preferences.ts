import { randomUUID } from 'node:crypto';
import type { GuestPreferences, StorePreferencesOutcome } from '../../../core/preferences/guest-preferences.port';
import {
  type Answers,
  changedRecord,
  type PreferenceRecord,
  type SurveyStatus,
} from '../../../core/preferences/preference-record';
import type { GuestSeals } from '../../../core/shared/guest-seals.port';
import type { Clock } from '../../../core/shared/clock.port';
import { atomically } from '../../sql/atomically';
import type { LineDatabase, OpenDatabase, OpenTransaction } from '../../sql/line-database';
import { QueryCache } from '../../sql/query-cache';

type Row = LineDatabase['guest_preferences'];

const maxStatuses = 2_000;

export class EmbeddedGuestPreferences implements GuestPreferences {
  private readonly statuses: QueryCache<{ readonly status: SurveyStatus | undefined }>;

  constructor(
    private readonly db: OpenDatabase,
    private readonly clock: Clock,
    private readonly seals: GuestSeals,
  ) {
    this.statuses = new QueryCache(db, maxStatuses);
  }

  async findStatus(contactId: string): Promise<SurveyStatus | undefined> {
    const ask = async () => {
      const row = await this.db
        .selectFrom('guest_preferences')
        .select('status')
        .where('contact_id', '=', contactId)
        .executeTakeFirst();
      return { answer: { status: row?.status ?? undefined } };
    };
    return (await this.statuses.of({ key: contactId, now: this.clock.now().getTime(), ask })).status;
  }

  async find(contactId: string): Promise<PreferenceRecord | undefined> {
    return this.findRecord(this.db, contactId);
  }

  async save({ contactId, change }: Parameters<GuestPreferences['save']>[0]): Promise<StorePreferencesOutcome> {
    return this.oneAfterTheOther(contactId, async (transaction, salt) => {
      const before = await this.findRecord(transaction, contactId);
      const record = changedRecord(before ?? { id: randomUUID(), contactId, answers: {} }, change);
      await this.write(transaction, salt, record);
      return { kind: before ? 'changed' : 'created', record };
    });
  }

  async change({
    contactId,
    id,
    change,
  }: Parameters<GuestPreferences['change']>[0]): Promise<PreferenceRecord | undefined> {
    return this.oneAfterTheOther(contactId, async (transaction, salt) => {
      const before = await this.findRecord(transaction, contactId);
      if (before?.id !== id) return undefined;
      const record = changedRecord(before, change);
      await this.write(transaction, salt, record);
      return record;
    });
  }

  /**
   * Updates the guest's own row, which sets a missing salt and serves as a lock: other changes of the guest wait, on
   * every node.
   */
  private oneAfterTheOther<Result>(
    contactId: string,
    work: (transaction: OpenTransaction, salt: string) => Promise<Result>,
  ): Promise<Result> {
    return atomically(this.db, async (transaction) => {
      const newSalt = this.seals.newSalt();
      const guest = await transaction
        .updateTable('contacts')
        .set(({ fn, ref, val }) => ({ data_salt: fn.coalesce(ref('data_salt'), val(newSalt)) }))
        .where('contact_id', '=', contactId)
        .returning('data_salt')
        .executeTakeFirst();
      return work(transaction, guest?.data_salt ?? newSalt);
    });
  }

  private async write(
    transaction: OpenTransaction,
    salt: string,
    { id, contactId, answers, status, at }: PreferenceRecord,
  ): Promise<void> {
    const values = {
      answers: this.seals.seal(salt, JSON.stringify(answers)),
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

  private async findRecord(db: OpenDatabase, contactId: string): Promise<PreferenceRecord | undefined> {
    const row = await db
      .selectFrom('guest_preferences')
      .innerJoin('contacts', 'contacts.contact_id', 'guest_preferences.contact_id')
      .selectAll('guest_preferences')
      .select('contacts.data_salt')
      .where('guest_preferences.contact_id', '=', contactId)
      .executeTakeFirst();
    return row && toRecord({ ...row, answers: this.seals.open(row.data_salt, row.answers) });
  }
}

const toRecord = (row: Row): PreferenceRecord => ({
  id: row.preference_id,
  contactId: row.contact_id,
  answers: JSON.parse(row.answers) as Answers,
  ...(row.status === null ? {} : { status: row.status }),
  ...(row.at_question === null ? {} : { at: row.at_question }),
});
