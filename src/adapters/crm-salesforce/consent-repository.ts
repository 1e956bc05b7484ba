import { randomUUID } from 'node:crypto';
import type { ConsentRepository, ConsentRecord } from '../../core/privacy/consent-repository.port';
import { type CrmParts, withContactLock } from './crm-parts';
import { recordId } from './record-id';
import { expectAnswer } from './salesforce-failure';
import { soql } from './soql';
import type { RowOf } from './table';

interface ConsentParts extends Pick<CrmParts, 'tables' | 'locks' | 'clock'> {
  readonly formConsents?: Pick<ConsentRepository, 'find'> | undefined;
}

export class SalesforceConsentRepository implements ConsentRepository {
  constructor(private readonly parts: ConsentParts) {}

  async find(contactId: string): Promise<readonly ConsentRecord[]> {
    const id = recordId(contactId);
    if (id === undefined) return [];
    const [answers, boxes] = await Promise.all([this.read(id), this.parts.formConsents?.find(contactId) ?? []]);
    return [...answers.map(toConsent), ...boxes].toSorted(
      (one, other) => other.givenAt.getTime() - one.givenAt.getTime(),
    );
  }

  async record({ contactId, consent }: Parameters<ConsentRepository['record']>[0]): Promise<'recorded' | 'known'> {
    return withContactLock(this.parts, contactId, async (id) => {
      const last = (await this.read(id)).find(({ subject }) => subject === consent.subject);
      if (last?.isGiven === consent.isGiven && last.wording === consent.wording) return 'known';
      const { tables, clock } = this.parts;
      const change = { contactId: id, consentId: randomUUID(), ...consent, givenAt: clock.now() };
      expectAnswer(await tables.consent.create(change));
      return 'recorded';
    });
  }

  private read(contactId: string): Promise<readonly RowOf<'consent'>[]> {
    const { consent: table } = this.parts.tables;
    return table.find({
      where: soql`${table.name('contactId')} = ${contactId}`,
      orderBy: soql`${table.name('givenAt')} DESC, Id`,
    });
  }
}

const toConsent = ({
  subject = '',
  isGiven,
  wording = '',
  source = '',
  givenAt = new Date(0),
}: RowOf<'consent'>): ConsentRecord => ({ subject, isGiven, wording, source, givenAt });
