import { checkAdviser } from '../../core/engine/check-adviser';
import type { OpenDatabase } from '../sql/line-database';
import { refuse } from './refused-command';

/** @throws RefusedCommand for an unknown number, because an empty list would look like an answer. */
export async function requireReservation(db: OpenDatabase, reservationId: string): Promise<void> {
  if (!(await hasReservation(db, reservationId))) refuse(`There is no reservation ${reservationId}.`);
}

/** The answer is always false when another system has the reservations. */
export async function hasReservation(db: OpenDatabase, reservationId: string): Promise<boolean> {
  const row = await db
    .selectFrom('reservations')
    .select('reservation_id')
    .where('reservation_id', '=', reservationId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function requireSailing(db: OpenDatabase, itineraryId: string): Promise<void> {
  const row = await db
    .selectFrom('sailings')
    .select('itinerary_id')
    .where('itinerary_id', '=', itineraryId)
    .executeTakeFirst();
  if (!row) refuse(`There is no sailing ${itineraryId}.`);
}

/** @throws RefusedCommand for a malformed number; which agencies exist is not known here. */
export function requireAgencyNumber(typedNumber: string): string {
  const adviserOutcome = checkAdviser({ agencyNumber: typedNumber, reference: '' });
  return adviserOutcome.kind === 'adviser'
    ? adviserOutcome.adviser.agencyNumber
    : refuse(`${typedNumber} is no number of IATA, ARC or CLIA.`);
}
