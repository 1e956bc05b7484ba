import type { Passkey } from '../../../core/sign-in/passkey';
import type { PasskeyRepository } from '../../../core/sign-in/passkey-repository.port';
import { atomically } from '../../sql/atomically';
import type { LineDatabase, OpenDatabase } from '../../sql/line-database';
import { lockPasskeysOf } from '../../sql/row-locks';

/**
 * Passkeys in the line's own database, also where another CRM has the guests: like sessions, they belong to this site.
 */
export class SqlPasskeyRepository implements PasskeyRepository {
  constructor(private readonly db: OpenDatabase) {}

  async list(contactId: string): Promise<readonly Passkey[]> {
    return listOf(this.db, contactId);
  }

  async find(passkeyId: string): Promise<Passkey | undefined> {
    const row = await this.db.selectFrom('passkeys').selectAll().where('passkey_id', '=', passkeyId).executeTakeFirst();
    return row && toPasskey(row);
  }

  async add(passkey: Passkey, max: number): Promise<'added' | 'known' | 'full'> {
    return atomically(this.db, async (transaction) => {
      await lockPasskeysOf(transaction, passkey.contactId);
      if ((await listOf(transaction, passkey.contactId)).length >= max) return 'full';
      const addedPasskey = await transaction
        .insertInto('passkeys')
        .values({
          passkey_id: passkey.passkeyId,
          contact_id: passkey.contactId,
          user_handle: passkey.userHandle,
          public_key: passkey.publicKey,
          counter: passkey.counter,
          is_backed_up: passkey.isBackedUp ? 1 : 0,
          name: passkey.name,
          created_at: passkey.createdAt.getTime(),
          last_used_at: null,
        })
        .onConflict((conflict) => conflict.column('passkey_id').doNothing())
        .returning('passkey_id')
        .executeTakeFirst();
      return addedPasskey ? 'added' : 'known';
    });
  }

  async recordUse({ passkeyId, counter, at }: Parameters<PasskeyRepository['recordUse']>[0]): Promise<boolean> {
    const usedPasskey = await this.db
      .updateTable('passkeys')
      .set({ counter, last_used_at: at.getTime() })
      .where('passkey_id', '=', passkeyId)
      .where((eb) => (counter === 0 ? eb('counter', '=', 0) : eb('counter', '<', counter)))
      .returning('passkey_id')
      .executeTakeFirst();
    return usedPasskey !== undefined;
  }

  async remove({ contactId, passkeyId }: Pick<Passkey, 'contactId' | 'passkeyId'>): Promise<boolean> {
    const removedPasskey = await this.db
      .deleteFrom('passkeys')
      .where('contact_id', '=', contactId)
      .where('passkey_id', '=', passkeyId)
      .returning('passkey_id')
      .executeTakeFirst();
    return removedPasskey !== undefined;
  }
}

async function listOf(db: OpenDatabase, contactId: string): Promise<readonly Passkey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('contact_id', '=', contactId)
    .orderBy('created_at')
    .orderBy('passkey_id')
    .execute();
  return rows.map(toPasskey);
}

const toPasskey = (row: LineDatabase['passkeys']): Passkey => ({
  passkeyId: row.passkey_id,
  contactId: row.contact_id,
  userHandle: row.user_handle,
  publicKey: row.public_key,
  counter: row.counter,
  isBackedUp: row.is_backed_up === 1,
  name: row.name,
  createdAt: new Date(row.created_at),
  ...(row.last_used_at === null ? {} : { lastUsedAt: new Date(row.last_used_at) }),
});
