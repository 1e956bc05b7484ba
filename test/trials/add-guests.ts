import type { Kysely } from 'kysely';
import type { LineDatabase } from '../../src/adapters/sql/line-database';
import { connectDatabase, type DatabaseLocation } from '../../src/adapters/sql/open-database';

export const trialEmail = (index: number) => `trial.guest.${index}@example.com`;
export const trialContactId = (index: number) => `contact-trial-${index}`;

/** More guests than the sample line has, by e-mail alone, put into the database that a running site uses. */
export async function addGuests(
  location: DatabaseLocation,
  count: number,
  lastNameOf = (index: number) => `Guest ${index}`,
): Promise<void> {
  const db = connectDatabase(location);
  try {
    await insertGuests(db, count, lastNameOf);
  } finally {
    await db.destroy();
  }
}

/** The same in a database that is open. */
export async function insertGuests(
  db: Kysely<LineDatabase>,
  count: number,
  lastNameOf = (index: number) => `Guest ${index}`,
): Promise<void> {
  const indexes = Array.from({ length: count }, (_, index) => index);
  for (let from = 0; from < count; from += 100) {
    const slice = indexes.slice(from, from + 100);
    await db
      .insertInto('contacts')
      .values(slice.map((index) => contactRow(index, lastNameOf(index))))
      .execute();
    await db
      .insertInto('contact_emails')
      .values(slice.map((index) => ({ email: trialEmail(index), contact_id: trialContactId(index), is_primary: 1 })))
      .execute();
  }
}

const contactRow = (index: number, lastName: string) => ({
  contact_id: trialContactId(index),
  opportunity_id: null,
  title: null,
  first_name: 'Trial',
  last_name: lastName,
  country_code: null,
  record_type_name: 'Guest',
  is_owned_by_consultant: 0,
  consultant_id: null,
  bio: null,
  gender: null,
  date_of_birth: null,
  accessibility_needs: null,
  passport: null,
  created_at: Date.now(),
});

interface BookedSailing {
  readonly itineraryId: string;
  /** Guests of each reservation. */
  readonly travellers: number;
}

export const trialReservationId = (index: number) => `TRIAL${String(index).padStart(5, '0')}`;

/** One booked reservation for each of those guests, without a cabin: they are aboard, and that is all that a trial of what they do ashore needs. */
export async function addReservations(
  location: DatabaseLocation,
  count: number,
  sailingOf: (index: number) => BookedSailing,
  contactIdOf = trialContactId,
): Promise<void> {
  const db = connectDatabase(location);
  try {
    const sailings = new Map(
      (await db.selectFrom('sailings').select(['itinerary_id', 'title', 'start_on', 'end_on']).execute()).map((row) => [
        row.itinerary_id,
        row,
      ]),
    );
    for (let from = 0; from < count; from += 100) {
      const indexes = Array.from({ length: Math.min(100, count - from) }, (_, offset) => from + offset);
      await db
        .insertInto('reservations')
        .values(
          indexes.map((index) => {
            const sailing = sailings.get(sailingOf(index).itineraryId);
            if (!sailing) throw new Error(`The sample line does not sail ${sailingOf(index).itineraryId}`);
            return {
              reservation_id: trialReservationId(index),
              origin: `trial ${index}`,
              itinerary_id: sailing.itinerary_id,
              category: 'SV',
              cabin_number: null,
              status: 'BK',
              reserved_on: '2026-01-01',
              deposit_due_on: null,
              final_due_on: null,
              total: 1_000_000,
              deposit: 250_000,
              deposit_paid: 250_000,
              total_paid: 1_000_000,
              onboard_credit: null,
              currency: 'USD',
              package_name: sailing.title,
              start_on: sailing.start_on,
              end_on: sailing.end_on,
              created_at: Date.now(),
            };
          }),
        )
        .execute();
      await db
        .insertInto('reservation_guests')
        .values(
          indexes.flatMap((index) =>
            Array.from({ length: sailingOf(index).travellers }, (_, position) => ({
              reservation_id: trialReservationId(index),
              position,
              first_name: 'Trial',
              middle_name: null,
              last_name: `Guest ${index} ${position + 1}`,
              birthday: '1980-01-01',
              email: null,
              phone: null,
            })),
          ),
        )
        .execute();
      await db
        .insertInto('reservation_contacts')
        .values(
          indexes.map((index) => ({
            reservation_id: trialReservationId(index),
            contact_id: contactIdOf(index),
            state: 'confirmed' as const,
            address: null,
            linked_at: Date.now(),
          })),
        )
        .execute();
    }
  } finally {
    await db.destroy();
  }
}
