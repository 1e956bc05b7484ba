import type { Address, AddressSheet } from '../../../core/account/address';
import type { AddressRepository } from '../../../core/account/address-repository.port';
import type { ChangeAddressesOutcome } from '../../../core/account/change-addresses';
import type { Clock } from '../../../core/shared/clock.port';
import { atomically } from '../../sql/atomically';
import type { LineDatabase, OpenDatabase, OpenTransaction } from '../../sql/line-database';
import { lockGuest } from '../../sql/row-locks';

export class EmbeddedAddressRepository implements AddressRepository {
  constructor(
    private readonly db: OpenDatabase,
    private readonly clock: Clock,
  ) {}

  find(contactId: string): Promise<AddressSheet> {
    return read(this.db, contactId);
  }

  async change({ contactId, decide }: Parameters<AddressRepository['change']>[0]): Promise<ChangeAddressesOutcome> {
    return atomically(this.db, async (transaction) => {
      await lockGuest(transaction, contactId);
      const before = await read(transaction, contactId);
      const outcome = decide(before);
      if (outcome.kind === 'changed')
        await this.write(transaction, contactId, { before, addresses: outcome.addresses });
      return outcome;
    });
  }

  private async write(
    transaction: OpenTransaction,
    contactId: string,
    { before, addresses }: { readonly before: AddressSheet; readonly addresses: readonly Address[] },
  ): Promise<void> {
    const removedIds = before.addresses
      .filter(({ id }) => !addresses.some((address) => address.id === id))
      .map(({ id }) => id);
    await transaction
      .updateTable('contact_addresses')
      .set({ is_primary: 0 })
      .where('contact_id', '=', contactId)
      .execute();
    if (removedIds.length > 0) {
      await transaction
        .updateTable('contact_addresses')
        .set({ street: '', city: '', country: '', state: '', postal_code: '', removed_at: this.clock.now().getTime() })
        .where('contact_id', '=', contactId)
        .where('address_id', 'in', removedIds)
        .execute();
    }
    for (const address of addresses) {
      if (before.addresses.some(({ id }) => id === address.id))
        await transaction
          .updateTable('contact_addresses')
          .set(toColumns(address))
          .where('address_id', '=', address.id)
          .execute();
      else await insert(transaction, contactId, address);
    }
  }
}

async function insert(transaction: OpenTransaction, contactId: string, address: Address): Promise<void> {
  const { last } = await transaction
    .selectFrom('contact_addresses')
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .where('contact_id', '=', contactId)
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('contact_addresses')
    .values({
      address_id: address.id,
      contact_id: contactId,
      position: Number(last ?? 0) + 1,
      removed_at: null,
      ...toColumns(address),
    })
    .execute();
}

async function read(db: OpenDatabase, contactId: string): Promise<AddressSheet> {
  const rows = await db
    .selectFrom('contact_addresses')
    .selectAll()
    .where('contact_id', '=', contactId)
    .orderBy('position')
    .execute();
  return {
    addresses: rows.filter(({ removed_at }) => removed_at === null).map(toAddress),
    removedIds: rows.filter(({ removed_at }) => removed_at !== null).map(({ address_id }) => address_id),
  };
}

const toColumns = ({ street, city, country, state, postalCode, isPrimary }: Address) => ({
  street,
  city,
  country,
  state,
  postal_code: postalCode,
  is_primary: isPrimary ? 1 : 0,
});

const toAddress = (row: LineDatabase['contact_addresses']): Address => ({
  id: row.address_id,
  street: row.street,
  city: row.city,
  country: row.country,
  state: row.state,
  postalCode: row.postal_code,
  isPrimary: row.is_primary === 1,
});
