import { createHash } from 'node:crypto';
import type { Passkey } from '../../core/sign-in/passkey';
import type { PasskeyRepository } from '../../core/sign-in/passkey-repository.port';
import { type CrmParts, withContactLock } from './crm-parts';
import { recordId } from './record-id';
import { expectAnswer, isFailure, salesforceUnavailable } from './salesforce-failure';
import { soql } from './soql';
import type { RowOf } from './table';

type Row = RowOf<'passkey'>;

/**
 * Passkeys as records of the contact. Salesforce cannot compare a value within a write, so the counter is compared
 * under the guest's lock, like every rule about a guest (decision 0040). A removed passkey retains only its key.
 */
export class SalesforcePasskeyRepository implements PasskeyRepository {
  constructor(private readonly parts: Pick<CrmParts, 'tables' | 'locks' | 'clock'>) {}

  async list(contactId: string): Promise<readonly Passkey[]> {
    const id = recordId(contactId);
    return id === undefined ? [] : this.listOf(id);
  }

  async find(passkeyId: string): Promise<Passkey | undefined> {
    const row = await this.findRow(passkeyId);
    return row && row.removedAt === undefined ? toPasskey(row) : undefined;
  }

  async add(passkey: Passkey, max: number): Promise<'added' | 'known' | 'full'> {
    return withContactLock(this.parts, passkey.contactId, async (contactId) => {
      if ((await this.listOf(contactId)).length >= max) return 'full';
      const row = await this.findRow(passkey.passkeyId);
      // Another guest's removed passkey remains that guest's: the lock that is held does not cover its record.
      if (row && (row.removedAt === undefined || row.contactId !== contactId)) return 'known';
      const { passkey: table } = this.parts.tables;
      const change = {
        contactId,
        key: keyOf(passkey.passkeyId),
        passkeyId: passkey.passkeyId,
        userHandle: passkey.userHandle,
        publicKey: passkey.publicKey,
        counter: passkey.counter,
        isBackedUp: passkey.isBackedUp,
        name: passkey.name,
        addedAt: passkey.createdAt,
        usedAt: undefined,
        removedAt: undefined,
      };
      const rowOutcome = row ? await table.update(row.id, change) : await table.create(change);
      if (!isFailure(rowOutcome)) return 'added';
      // Another guest added the same id first; the key is unique.
      if (rowOutcome.codes.includes('DUPLICATE_VALUE')) return 'known';
      throw salesforceUnavailable(rowOutcome);
    });
  }

  async recordUse({ passkeyId, counter, at }: Parameters<PasskeyRepository['recordUse']>[0]): Promise<boolean> {
    return this.changeUnderLock(passkeyId, async (row) => {
      const { counter: last = 0 } = row;
      if (counter === 0 ? last !== 0 : counter <= last) return false;
      expectAnswer(await this.parts.tables.passkey.update(row.id, { counter, usedAt: at }));
      return true;
    });
  }

  async remove({ contactId, passkeyId }: Pick<Passkey, 'contactId' | 'passkeyId'>): Promise<boolean> {
    return this.changeUnderLock(passkeyId, async (row) => {
      if (row.contactId !== recordId(contactId)) return false;
      const { tables, clock } = this.parts;
      expectAnswer(await tables.passkey.update(row.id, { ...emptyFields, removedAt: clock.now() }));
      return true;
    });
  }

  /** Reads the record once to find its guest, and again under the guest's lock. Returns false when there is none. */
  private async changeUnderLock(passkeyId: string, change: (row: Row) => Promise<boolean>): Promise<boolean> {
    const row = await this.findRow(passkeyId);
    if (row?.contactId === undefined || row.removedAt !== undefined) return false;
    return withContactLock(this.parts, row.contactId, async () => {
      const row = await this.findRow(passkeyId);
      return row !== undefined && row.removedAt === undefined && (await change(row));
    });
  }

  private async listOf(contactId: string): Promise<readonly Passkey[]> {
    const { passkey: table } = this.parts.tables;
    const rows = await table.find({
      where: soql`${table.name('contactId')} = ${contactId} AND ${table.name('removedAt')} = ${null}`,
      orderBy: soql`${table.name('addedAt')}, Id`,
    });
    return rows.map(toPasskey);
  }

  private async findRow(passkeyId: string): Promise<Row | undefined> {
    const { passkey: table } = this.parts.tables;
    return table.findFirst({ where: soql`${table.name('key')} = ${keyOf(passkeyId)}` });
  }
}

/**
 * A digest, because an id has up to 1,364 characters and is case-sensitive, while a unique field has 255 and is not.
 */
const keyOf = (passkeyId: string) => createHash('sha256').update(passkeyId).digest('hex');

const emptyFields = {
  passkeyId: undefined,
  userHandle: undefined,
  publicKey: undefined,
  counter: undefined,
  name: undefined,
  usedAt: undefined,
} as const;

const toPasskey = ({
  passkeyId = '',
  contactId = '',
  userHandle = '',
  publicKey = '',
  counter = 0,
  isBackedUp,
  name = '',
  addedAt = new Date(0),
  usedAt,
}: Row): Passkey => ({
  passkeyId,
  contactId,
  userHandle,
  publicKey,
  counter,
  isBackedUp,
  name,
  createdAt: addedAt,
  ...(usedAt === undefined ? {} : { lastUsedAt: usedAt }),
});
