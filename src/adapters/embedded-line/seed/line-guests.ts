import { partyStateOf } from '../../../core/excursions/excursion-status';
import { fromUnits } from '../../../core/shared/money';
import { addDays, plainDate, type PlainDate } from '../../../core/shared/plain-date';
import { instantAt } from '../../../core/shared/zoned-time';
import { writeGuests } from '../../embedded-engine/excursions/bespoke-rows';
import type { LineGuest, LineTrip } from '../../embedded-content/guests';
import type { OpenTransaction } from '../../sql/line-database';
import type { LinePlan } from './line-plan';
import { addContact } from './sample-guests';
import { addSampleTrip } from './sample-reservations';

interface Day {
  readonly today: PlainDate;
  readonly at: Date;
}

interface BookedTrip {
  readonly trip: LineTrip;
  readonly guest: LineGuest;
  readonly contactId: string;
  readonly itineraryId: string;
  readonly start: PlainDate;
  readonly plan: LinePlan;
  readonly at: Date;
}

/** Guests of the line's own folder, with their bookings. A trip on a voyage that is not on sale is left out. */
export async function addLineGuests(transaction: OpenTransaction, plan: LinePlan, day: Day): Promise<void> {
  for (const guest of plan.guests) {
    const contactId = `contact-${guest.slug}`;
    await addContact(transaction, {
      ...guest,
      contactId,
      consultantId: guest.consultant && `user-${guest.consultant}`,
      at: day.at,
    });
    for (const trip of guest.trips) {
      const placement = await addSampleTrip(transaction, {
        sample: { ...trip, voyageId: trip.voyage },
        contactId,
        guests: [guest, ...trip.companions.map((one) => ({ ...one, birthday: one.birthday ?? guest.birthday }))],
        plan,
        ...day,
      });
      if (!placement) continue;
      await leaveOutBirthdays(transaction, trip);
      const bookedTrip = {
        trip,
        guest,
        contactId,
        itineraryId: placement.itinerary_id,
        start: plainDate(placement.start_on),
        plan,
        at: day.at,
      };
      for (const index of trip.excursions.keys()) await addExcursion(transaction, bookedTrip, index);
      for (const index of trip.bespoke.keys()) await addBespoke(transaction, bookedTrip, index);
    }
  }
}

/** Reservations of the site have every birthday; those of another system may lack some (TRD-09). */
async function leaveOutBirthdays(transaction: OpenTransaction, trip: LineTrip): Promise<void> {
  for (const [index, { birthday }] of trip.companions.entries())
    if (birthday === undefined)
      await transaction
        .updateTable('reservation_guests')
        .set({ birthday: null })
        .where('reservation_id', '=', trip.number)
        .where('position', '=', index + 1)
        .execute();
}

const fullNameOf = ({ firstName, lastName }: LineGuest) => `${firstName} ${lastName}`;

async function addExcursion(
  transaction: OpenTransaction,
  { trip, guest, contactId, itineraryId, start, plan: { timeZone, currency }, at }: BookedTrip,
  index: number,
): Promise<void> {
  const excursion = trip.excursions[index];
  if (!excursion) return;
  const id = `${trip.number}-excursion-${index + 1}`;
  const state = partyStateOf(excursion.status);
  const date = addDays(start, excursion.day - 1);
  const beginsAt = instantAt({ day: date, time: excursion.at }, timeZone).getTime();
  await transaction
    .insertInto('excursion_departures')
    .values({
      departure_id: id,
      tour_id: id,
      tour_code: excursion.tourCode,
      itinerary_id: itineraryId,
      date,
      starts_at: excursion.at,
      time_zone: timeZone,
      begins_at: beginsAt,
      ends_at: beginsAt + excursion.hours * 3_600_000,
      // The capacity leaves no free seat, so that waiting parties stay on the waitlist.
      capacity: state === 'confirmed' ? 1 : 0,
      changes: 0,
    })
    .execute();
  await transaction
    .insertInto('excursion_parties')
    .values({
      party_id: id,
      request_key: id,
      departure_id: id,
      reservation_id: trip.number,
      contact_id: contactId,
      state: state === 'confirmed' ? state : 'waiting',
      system_status: excursion.status ?? '',
      joined_at: at.getTime(),
      offer_ends_at: null,
      notes: null,
      told_at: null,
      telling_until: 0,
    })
    .execute();
  await transaction
    .insertInto('excursion_seats')
    .values({
      booking_id: `${id}-1`,
      party_id: id,
      position: 1,
      participant_id: `${trip.number}-1`,
      full_name: fullNameOf(guest),
      age_group: 'ADULT',
      price: null,
      currency,
      ended_at: null,
    })
    .execute();
}

async function addBespoke(
  transaction: OpenTransaction,
  { trip, guest, contactId, itineraryId, start, plan: { timeZone, currency }, at }: BookedTrip,
  index: number,
): Promise<void> {
  const bespoke = trip.bespoke[index];
  if (!bespoke) return;
  const id = `${trip.number}-bespoke-${index + 1}`;
  const date = addDays(start, bespoke.day - 1);
  const instant = (time: string) => instantAt({ day: date, time }, timeZone).getTime();
  await transaction
    .insertInto('bespoke_requests')
    .values({
      request_id: id,
      request_key: id,
      first_wish: id,
      reservation_id: trip.number,
      contact_id: contactId,
      state: 'confirmed',
      itinerary_id: itineraryId,
      date,
      from_time: bespoke.from,
      to_time: bespoke.to,
      time_zone: timeZone,
      begins_at: instant(bespoke.from),
      ends_at: instant(bespoke.to),
      port_slug: bespoke.port,
      interests: '[]',
      activity_level: null,
      notes: bespoke.asked,
      budget: null,
      budget_currency: null,
      tour_code: null,
      answer: bespoke.answer,
      price: fromUnits(bespoke.price, currency).amount,
      price_currency: currency,
      revision: 1,
      asked_at: at.getTime(),
      changed_at: at.getTime(),
      told_at: at.getTime(),
      telling_until: 0,
    })
    .execute();
  await writeGuests(transaction, id, [{ participantId: `${trip.number}-1`, fullName: fullNameOf(guest) }]);
}
