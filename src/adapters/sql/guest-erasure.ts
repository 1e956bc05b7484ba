import type { LineDatabase, OpenTransaction } from './line-database';

/**
 * Erases a feature's data of a guest that it need not retain. Erasures run in the order of a reset: newest tables
 * first.
 */
export type EraseGuest = (
  transaction: OpenTransaction,
  guest: { readonly contactId: string; readonly now: number },
) => Promise<void>;

/** Erases a feature's data of the people on a trip that no longer has a guest. */
export type EraseTrip = (transaction: OpenTransaction, reservationId: string) => Promise<void>;

type TableOfGuests = {
  [Table in keyof LineDatabase]: LineDatabase[Table] extends { contact_id: string } ? Table : never;
}[keyof LineDatabase];

export const deleteRowsOf =
  (...tables: readonly TableOfGuests[]): EraseGuest =>
  async (transaction, { contactId }) => {
    for (const table of tables) await transaction.deleteFrom(table).where('contact_id', '=', contactId).execute();
  };
