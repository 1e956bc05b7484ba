import { addDays, type PlainDate } from '../../../core/shared/plain-date';
import { insertRows } from '../../sql/insert-rows';
import type { OpenTransaction } from '../../sql/line-database';
import type { LinePlan } from './line-plan';

/**
 * Couples that took each excursion last season, by the sample line's own tour codes: a line with other experiences has
 * none of them.
 */
const couplesByTour: Readonly<Record<string, number>> = {
  'ONX-1505': 23,
  'ONX-1302': 22,
  'ONX-1503': 20,
  'ONX-1702': 19,
  'ONX-1104': 18,
  'ONX-1605': 17,
  'ONX-1602': 16,
  'ONX-1707': 15,
  'ONX-1403': 14,
  'ONX-1205': 13,
  'ONX-1504': 12,
  'ONX-1306': 11,
  'ONX-1607': 10,
  'ONX-1801': 10,
  'ONX-1204': 9,
  'ONX-1402': 8,
  'ONX-1704': 8,
  'ONX-1301': 7,
  'ONX-1102': 6,
  'ONX-1708': 6,
  'ONX-1806': 5,
  'ONX-1404': 4,
  'ONX-1106': 3,
  'ONX-1706': 2,
};

const couples = [
  ['Ruth', 'Paul', 'Castellane'],
  ['Anna', 'Henrik', 'Lindqvist'],
  ['Margaret', 'David', 'Ferreira'],
  ['Chiyo', 'Kenji', 'Morita'],
  ['Louise', 'Grace', 'Whitcombe'],
] as const;
const couplesPerDeparture = 4;
const daysAgo = 370;

interface SampleDeparture {
  readonly departureId: string;
  readonly tourCode: string;
  readonly date: PlainDate;
  readonly couples: number;
}

/**
 * Adds last season's excursion bookings, so that popularity is known from the first day (H45). They take no seat on a
 * future departure.
 */
export async function addSampleExcursionBookings(
  transaction: OpenTransaction,
  { tourCodes }: Pick<LinePlan, 'tourCodes'>,
  today: PlainDate,
): Promise<void> {
  const sampleDepartures = Object.entries(couplesByTour)
    .filter(([tourCode]) => tourCodes.includes(tourCode))
    .flatMap(([tourCode, count]) => toSampleDepartures(tourCode, count, today));
  const parties = sampleDepartures.flatMap(({ departureId, couples: count }) =>
    Array.from({ length: count }, (_, place) => ({
      departureId,
      partyId: `${departureId}-${place + 1}`,
      couple: couples[place % couples.length] ?? couples[0],
    })),
  );
  await insertRows(transaction, 'excursion_departures', sampleDepartures.map(toDepartureRow));
  await insertRows(transaction, 'excursion_parties', parties.map(toPartyRow));
  await insertRows(transaction, 'excursion_seats', parties.flatMap(toSeatRows));
}

const toSampleDepartures = (tourCode: string, count: number, today: PlainDate): readonly SampleDeparture[] =>
  Array.from({ length: Math.ceil(count / couplesPerDeparture) }, (_, index) => ({
    departureId: `sample-${tourCode}-${index + 1}`,
    tourCode,
    date: addDays(today, 7 * index - daysAgo),
    couples: Math.min(couplesPerDeparture, count - index * couplesPerDeparture),
  }));

function toDepartureRow({ departureId, tourCode, date, couples: count }: SampleDeparture) {
  const beginsAt = Date.parse(`${date}T09:00:00Z`);
  return {
    departure_id: departureId,
    tour_id: departureId,
    tour_code: tourCode,
    itinerary_id: 'sample',
    date,
    starts_at: '09:00',
    time_zone: 'UTC',
    begins_at: beginsAt,
    ends_at: beginsAt + 4 * 3_600_000,
    capacity: 2 * count,
    changes: 0,
  };
}

interface Party {
  readonly departureId: string;
  readonly partyId: string;
  readonly couple: readonly [first: string, second: string, lastName: string];
}

const toPartyRow = ({ departureId, partyId }: Party) => ({
  party_id: partyId,
  request_key: partyId,
  departure_id: departureId,
  reservation_id: partyId,
  contact_id: '',
  state: 'confirmed' as const,
  joined_at: 0,
  offer_ends_at: null,
  told_at: null,
  telling_until: 0,
});

const toSeatRows = ({ partyId, couple: [first, second, lastName] }: Party) =>
  [first, second].map((firstName, index) => ({
    booking_id: `${partyId}-${index + 1}`,
    party_id: partyId,
    position: index + 1,
    participant_id: `${partyId}-${index + 1}`,
    full_name: `${firstName} ${lastName}`,
    age_group: 'ADULT' as const,
    price: null,
    currency: null,
    ended_at: null,
  }));
