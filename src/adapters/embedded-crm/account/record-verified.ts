import type { OpenDatabase } from '../../sql/line-database';

/** Records when a code or a sign-in last proved that an address belongs to the guest; an older proof changes nothing. */
export async function recordVerified(
  db: OpenDatabase,
  { contactId, address, at }: { readonly contactId: string; readonly address: string; readonly at: Date },
): Promise<void> {
  await db
    .insertInto('verified_addresses')
    .values({ contact_id: contactId, address, verified_at: at.getTime() })
    .onConflict((conflict) =>
      conflict
        .columns(['contact_id', 'address'])
        .doUpdateSet({ verified_at: at.getTime() })
        .where('verified_addresses.verified_at', '<', at.getTime()),
    )
    .execute();
}
