import type { ForgetOld } from '../../sql/retention';

const retentionMs = 24 * 60 * 60_000;

/** A larger batch could exceed the limit of parameters in one statement. */
const holdsAtOnce = 500;

/**
 * Deletes old holds, and what the tables store for each. What belongs to a hold is found by the hold's id: a comparison
 * of all actors with all reservations would exceed the time of a statement when years of sales are stored.
 */
export const forgetOldHolds: ForgetOld = async (transaction, { now, forgetHolds }) => {
  const deletedHolds = await transaction
    .deleteFrom('holds')
    .where('expires_at', '<', now - retentionMs)
    .where('payment_started_at', 'is', null)
    // The message on a refund takes its address from the hold.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refunded_payments')
            .select('refunded_payments.hold_id')
            .whereRef('refunded_payments.hold_id', '=', 'holds.hold_id')
            .where('sent_at', 'is', null),
        ),
      ),
    )
    .returning('hold_id')
    .execute();
  for (let from = 0; from < deletedHolds.length; from += holdsAtOnce)
    await forgetHolds(
      transaction,
      deletedHolds.slice(from, from + holdsAtOnce).map(({ hold_id: id }) => id),
    );
};
