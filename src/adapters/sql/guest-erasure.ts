import type { Transaction } from 'kysely';
import type { LineDatabase } from './line-database';

/** Erases what a feature holds of a guest and need not keep. The order is that of a reset: the newest tables first. */
export type EraseGuest = (
  transaction: Transaction<LineDatabase>,
  guest: { readonly contactId: string; readonly now: number },
) => Promise<void>;

/** Erases what a feature holds of the people on a trip that has no guest any more. */
export type EraseTrip = (transaction: Transaction<LineDatabase>, reservationId: string) => Promise<void>;

type TableOfGuests = {
  [Table in keyof LineDatabase]: LineDatabase[Table] extends { contact_id: string } ? Table : never;
}[keyof LineDatabase];

export const deleteRowsOf =
  (...tables: readonly TableOfGuests[]): EraseGuest =>
  async (transaction, { contactId }) => {
    for (const table of tables) await transaction.deleteFrom(table).where('contact_id', '=', contactId).execute();
  };
