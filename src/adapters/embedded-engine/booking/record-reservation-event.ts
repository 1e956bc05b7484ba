import { money } from '../../../core/shared/money';
import type { ReservationFacts, WebhookEventData } from '../../../core/webhooks/webhook-event';
import type { OpenTransaction } from '../../sql/line-database';
import { recordWebhookEvent } from '../../sql/record-webhook-event';

type ReservationEventType = {
  [Type in keyof WebhookEventData]: WebhookEventData[Type] extends ReservationFacts ? Type : never;
}[keyof WebhookEventData];

/** Records an event with the facts of the reservation after the change. `key` distinguishes events that can recur. */
export async function recordReservationEvent<Type extends ReservationEventType>(
  transaction: OpenTransaction,
  type: Type,
  reservationId: string,
  more: Omit<WebhookEventData[Type], keyof ReservationFacts> & Partial<Pick<ReservationFacts, 'total'>>,
  key = reservationId,
): Promise<void> {
  await recordWebhookEvent(
    transaction,
    type,
    key,
    async () => ({ ...(await readFacts(transaction, reservationId)), ...more }) as WebhookEventData[Type],
  );
}

async function readFacts(transaction: OpenTransaction, reservationId: string): Promise<ReservationFacts> {
  const row = await transaction
    .selectFrom('reservations')
    .select(['itinerary_id', 'category', 'start_on', 'end_on', 'total', 'currency'])
    .select(({ selectFrom }) =>
      selectFrom('reservation_guests')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('reservation_guests.reservation_id', '=', 'reservations.reservation_id')
        .as('guests'),
    )
    .where('reservation_id', '=', reservationId)
    .executeTakeFirstOrThrow();
  return {
    reservationId,
    itineraryId: row.itinerary_id,
    category: row.category,
    startsOn: row.start_on,
    endsOn: row.end_on,
    guests: Number(row.guests),
    total: money(row.total, row.currency),
  };
}
