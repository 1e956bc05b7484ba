import { randomUUID } from 'node:crypto';
import type { Lead } from '../../../core/leads/lead';
import type { ConsentRepository, ConsentRecord } from '../../../core/privacy/consent-repository.port';
import type { Clock } from '../../../core/shared/clock.port';
import type { OpenDatabase, OpenTransaction } from '../../sql/line-database';

export class EmbeddedConsentRepository implements ConsentRepository {
  constructor(
    private readonly db: OpenDatabase,
    private readonly clock: Clock,
  ) {}

  async find(contactId: string): Promise<readonly ConsentRecord[]> {
    const rows = await this.db
      .selectFrom('consents')
      .selectAll()
      .where('contact_id', '=', contactId)
      .orderBy('given_at', 'desc')
      .orderBy('consent_id')
      .execute();
    return rows.map(({ subject, is_given, wording, source, given_at }) => ({
      subject,
      isGiven: is_given === 1,
      wording,
      source,
      givenAt: new Date(Number(given_at)),
    }));
  }

  async record({
    contactId,
    consent: { subject, isGiven, wording, source },
  }: Parameters<ConsentRepository['record']>[0]): Promise<'recorded' | 'known'> {
    const last = await this.db
      .selectFrom('consents')
      .select(['is_given', 'wording'])
      .where('contact_id', '=', contactId)
      .where('subject', '=', subject)
      .orderBy('given_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    const is_given = isGiven ? 1 : 0;
    if (last?.is_given === is_given && last.wording === wording) return 'known';
    await this.db
      .insertInto('consents')
      .values({
        consent_id: randomUUID(),
        contact_id: contactId,
        subject,
        is_given,
        wording,
        source,
        given_at: this.clock.now().getTime(),
      })
      .execute();
    return 'recorded';
  }
}

/** Stores the consents of a form that a signed-in guest sent, once however often its lead is delivered (D2). */
export async function noteConsents(
  transaction: OpenTransaction,
  { submissionId, formId, contactId, consents, receivedAt }: Lead,
): Promise<void> {
  if (contactId === undefined || consents.length === 0) return;
  await transaction
    .insertInto('consents')
    .values(
      consents.map(({ name, isGiven, wording }) => ({
        consent_id: `${submissionId}:${name}`,
        contact_id: contactId,
        subject: name,
        is_given: isGiven ? 1 : 0,
        wording,
        source: formId,
        given_at: receivedAt.getTime(),
      })),
    )
    .onConflict((conflict) => conflict.column('consent_id').doNothing())
    .execute();
}
