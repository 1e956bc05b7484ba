import type { TableMigration } from '../sql/table-migration';

/**
 * Indexes for reads that went through all sales that were ever stored: the payments of each trip of a guest, holds whose
 * payment did not end, the first in line of each waitlist, refunds that are due, and refunds of a charge.
 */
export const storedSalesIndexes: TableMigration = {
  name: '107-stored-sales',
  indexes: {
    holds_by_reservation: { holds: ['reservation_id', 'payment_started_at'] },
    payments_by_reservation: { payments: ['reservation_id'] },
    waitlist_places_by_state: { waitlist_places: ['state', 'itinerary_id', 'category'] },
    refunds_by_state: { refunds: ['state', 'refund_id'] },
    refunds_by_reference: { refunds: ['reference'] },
  },
};
