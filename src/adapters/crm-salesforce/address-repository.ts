import type { Address, AddressSheet } from '../../core/account/address';
import type { AddressRepository } from '../../core/account/address-repository.port';
import type { ChangeAddressesOutcome } from '../../core/account/change-addresses';
import { settlePrimary } from '../../core/account/primary';
import { type CrmParts, withContactLock } from './crm-parts';
import { recordId } from './record-id';
import { expectAll } from './salesforce-failure';
import { soql } from './soql';
import type { RowOf } from './table';

type Row = RowOf<'address'>;

interface OpenAddresses {
  readonly sheet: AddressSheet;
  readonly rows: readonly Row[];
}

/** A guest's postal addresses as records of their own; a removed one retains only its id. */
export class SalesforceAddressRepository implements AddressRepository {
  constructor(private readonly parts: CrmParts) {}

  async find(contactId: string): Promise<AddressSheet> {
    const id = recordId(contactId);
    return id === undefined ? { addresses: [], removedIds: [] } : (await this.read(id, { isDeferrable: true })).sheet;
  }

  async change({ contactId, decide }: Parameters<AddressRepository['change']>[0]): Promise<ChangeAddressesOutcome> {
    return withContactLock(this.parts, contactId, async (id) => {
      const before = await this.read(id);
      const outcome = decide(before.sheet);
      if (outcome.kind === 'changed') await this.write(id, before, outcome.addresses);
      return outcome;
    });
  }

  /** Writes all rows in one transaction, so that exactly one address is primary afterwards (H64). */
  private async write(contactId: string, { sheet, rows }: OpenAddresses, addresses: readonly Address[]): Promise<void> {
    const { tables, clock } = this.parts;
    const last = Math.max(0, ...rows.map(({ position = 0 }) => position));
    const fresh = addresses.filter(({ id }) => !rows.some(({ entryId }) => entryId === id));
    const removedAddresses = sheet.addresses.filter(({ id }) => !addresses.some((one) => one.id === id));
    const writtenRows = [
      ...removedAddresses.map(({ id }) => ({ contactId, entryId: id, ...emptyFields, removedAt: clock.now() })),
      ...addresses
        .map(({ id, ...lines }) => ({ contactId, entryId: id, ...lines }))
        .map((row, at) => {
          const index = fresh.findIndex(({ id }) => id === addresses[at]?.id);
          return index < 0 ? row : { ...row, position: last + index + 1 };
        }),
    ];
    if (writtenRows.length > 0) expectAll(await tables.address.upsertAll('entryId', writtenRows));
  }

  private async read(contactId: string, { isDeferrable = false } = {}): Promise<OpenAddresses> {
    const { address: table } = this.parts.tables;
    const rows = await table.find({
      where: soql`${table.name('contactId')} = ${contactId}`,
      orderBy: soql`${table.name('position')}, CreatedDate, Id`,
      isDeferrable,
    });
    const addresses = rows.filter(({ removedAt }) => removedAt === undefined).map(toAddress);
    return {
      sheet: {
        addresses: settlePrimary(addresses),
        removedIds: rows.filter(({ removedAt }) => removedAt !== undefined).map(({ entryId = '' }) => entryId),
      },
      rows,
    };
  }
}

const emptyFields = {
  street: undefined,
  city: undefined,
  country: undefined,
  state: undefined,
  postalCode: undefined,
  isPrimary: false,
} as const;

const toAddress = ({
  entryId = '',
  street = '',
  city = '',
  country = '',
  state = '',
  postalCode = '',
  isPrimary,
}: Row): Address => ({ id: entryId, street, city, country, state, postalCode, isPrimary });
