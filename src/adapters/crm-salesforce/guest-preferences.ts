import type { GuestPreferences, StorePreferencesOutcome } from '../../core/preferences/guest-preferences.port';
import {
  type Answers,
  changedRecord,
  type PreferenceRecord,
  type SurveyStatus,
} from '../../core/preferences/preference-record';
import Joi from 'joi';
import { type CrmParts, withContactLock } from './crm-parts';
import { recordId } from './record-id';
import { expectAnswer } from './salesforce-failure';
import { soql } from './soql';
import type { RowOf } from './table';

const answersSchema = Joi.object<Answers>().pattern(Joi.string(), Joi.array().items(Joi.string()));
const statuses: readonly SurveyStatus[] = ['in-progress', 'completed'];

/** One record per guest, keyed by the contact itself, so that there can be no second one. */
export class SalesforceGuestPreferences implements GuestPreferences {
  constructor(private readonly parts: CrmParts) {}

  async find(contactId: string): Promise<PreferenceRecord | undefined> {
    const id = recordId(contactId);
    return id === undefined ? undefined : this.read(id, { isDeferrable: true });
  }

  async findStatus(contactId: string): Promise<SurveyStatus | undefined> {
    return (await this.find(contactId))?.status;
  }

  async save({ contactId, change }: Parameters<GuestPreferences['save']>[0]): Promise<StorePreferencesOutcome> {
    return withContactLock(this.parts, contactId, async (id) => {
      const before = await this.read(id);
      // The record's id is assigned by Salesforce when it is created.
      const record = changedRecord(before ?? { id: '', contactId: id, answers: {} }, change);
      const writtenId = await this.write(record);
      return { kind: before ? 'changed' : 'created', record: { ...record, id: writtenId } };
    });
  }

  async change({
    contactId,
    id,
    change,
  }: Parameters<GuestPreferences['change']>[0]): Promise<PreferenceRecord | undefined> {
    return withContactLock(this.parts, contactId, async (owner) => {
      const before = await this.read(owner);
      if (before?.id !== id) return undefined;
      const record = changedRecord(before, change);
      await this.write(record);
      return record;
    });
  }

  private async read(contactId: string, { isDeferrable = false } = {}): Promise<PreferenceRecord | undefined> {
    const { preference } = this.parts.tables;
    const row = await preference.findFirst({ where: soql`${preference.name('key')} = ${contactId}`, isDeferrable });
    return row && toRecord(row, contactId);
  }

  private async write({ contactId, answers, status, at }: PreferenceRecord): Promise<string> {
    const change = { contactId, answers: JSON.stringify(answers), status, at };
    return expectAnswer(await this.parts.tables.preference.upsert('key', contactId, change)).id;
  }
}

function toRecord({ id, answers = '{}', status, at }: RowOf<'preference'>, contactId: string): PreferenceRecord {
  const knownStatus = statuses.find((one) => one === status);
  return {
    id,
    contactId,
    answers: readAnswers(answers),
    ...(knownStatus === undefined ? {} : { status: knownStatus }),
    ...(at === undefined ? {} : { at }),
  };
}

/** Answers that staff have made unreadable in Salesforce count as not given. */
function readAnswers(text: string): Answers {
  try {
    const { error, value } = answersSchema.required().validate(JSON.parse(text));
    return error ? {} : value;
  } catch {
    return {};
  }
}
