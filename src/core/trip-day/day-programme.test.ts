import { aTrip } from '../../../test/builders/a-trip';
import { aDeparture } from '../../../test/builders/a-departure';
import { anExperience } from '../../../test/builders/an-experience';
import type { BespokeRequest } from '../excursions/bespoke-request';
import type { ExcursionParty } from '../excursions/excursion-bookings.port';
import { PartyView, travellersOf } from '../party/party-view';
import { plainDate } from '../shared/plain-date';
import { programmeOf } from './day-programme';

const trip = aTrip({ passengers: [{ fullName: 'Eleanor Marsh' }, { fullName: 'Daniel Marsh' }] });
const travellers = travellersOf(trip, [], plainDate('2027-02-01'));
const holder = { role: 'holder', traveller: 0, wards: [], seesHealth: false } as const;
const view = new PartyView(trip, 'eleanor', [holder], [], travellers);
/** A companion, who sees no excursions of others. */
const companion = new PartyView(trip, 'daniel', [{ ...holder, role: 'companion', traveller: 1 }], [], travellers);

const at = (time: string) => new Date(`2027-06-08T${time}:00Z`);
const guest = (number: number) => ({
  participantId: `100200-${number}`,
  fullName: `Guest ${number}`,
  ageGroup: 'ADULT' as const,
  bookingId: `b${number}`,
});
function booked(partyId: string, begins: string, changes: Partial<ExcursionParty> = {}): ExcursionParty {
  const departure = aDeparture({ begins: at(begins), minutes: 60 });
  const bookings = [guest(1)] as const;
  return {
    partyId,
    reservationId: '100200',
    contactId: 'eleanor',
    departure,
    state: 'confirmed',
    bookings,
    ...changes,
  };
}
const bespoke = (requestId: string, from: string, changes: Partial<BespokeRequest> = {}): BespokeRequest => ({
  requestId,
  reservationId: '100200',
  contactId: 'eleanor',
  state: 'requested',
  revision: 0,
  changedAt: new Date(0),
  itineraryId: 'ON1-ADR-270605-007',
  date: plainDate('2027-06-08'),
  from,
  to: '23:00',
  timeZone: 'Europe/Zagreb',
  begins: at(from),
  ends: new Date(at(from).getTime() + 3_600_000),
  portSlug: 'losinj',
  guests: [guest(1)],
  interests: ['Wine'],
  notes: '',
  ...changes,
});
const programme = (parties: readonly ExcursionParty[], requests: readonly BespokeRequest[] = [], of = view) =>
  programmeOf(of, { parties, requests, experiences: [anExperience()] });

describe('the programme of a trip', () => {
  it('EXC-05 has booked excursions by name and custom ones by what was asked for, in order of time', () => {
    const entries = programme([booked('late', '15:00'), booked('early', '08:00')], [bespoke('custom', '11:00')]);
    expect(entries.map(({ id, title }) => [id, title])).toEqual([
      ['early', 'Room for Four'],
      ['custom', 'Wine'],
      ['late', 'Room for Four'],
    ]);
    expect(entries.map(({ experience }) => experience?.slug)).toEqual(['room-for-four', undefined, 'room-for-four']);
  });

  it('names an excursion that the content no longer has by its code', () => {
    const departure = aDeparture({ begins: at('08:00'), tourCode: 'ONX-0000' });
    const [entry] = programme([booked('gone', '08:00', { departure })]);
    expect(entry).toMatchObject({ title: 'ONX-0000' });
    expect(entry).not.toHaveProperty('experience');
  });

  it('says what is confirmed, keeps notes, and leaves out what the line has declined', () => {
    const entries = programme(
      [booked('seats', '08:00', { notes: 'Left-handed.' }), booked('waiting', '10:00', { state: 'waiting' })],
      [
        bespoke('asked', '12:00'),
        bespoke('agreed', '14:00', { state: 'confirmed' }),
        bespoke('declined', '16:00', { state: 'declined' }),
      ],
    );
    expect(entries.map(({ id, isConfirmed, notes }) => [id, isConfirmed, notes])).toEqual([
      ['seats', true, 'Left-handed.'],
      ['waiting', false, undefined],
      ['asked', false, undefined],
      ['agreed', true, undefined],
    ]);
  });

  it('ROL-04 shows a companion only what they take part in themselves', () => {
    const both = [guest(1), guest(2)] as const;
    const parties = [booked('hers', '08:00'), booked('both', '10:00', { bookings: both })];
    expect(programme(parties).map(({ travellers: seen }) => seen.length)).toEqual([1, 2]);
    const [entry, ...others] = programme(parties, [], companion);
    expect([entry?.id, entry?.travellers.map(({ position }) => position), others]).toEqual(['both', [1], []]);
  });

  it('EXC-09 marks what one guest has at the same time, not what begins as another ends', () => {
    const overlapping = (...parties: readonly ExcursionParty[]) =>
      programme(parties).map(({ isOverlapping }) => isOverlapping);
    expect(overlapping(booked('one', '08:00'), booked('two', '09:00'))).toEqual([false, false]);
    expect(overlapping(booked('one', '08:00'), booked('two', '08:59'))).toEqual([true, true]);
    const ofTwo = booked('two', '08:00', { bookings: [guest(2)] });
    expect(overlapping(booked('one', '08:00'), ofTwo)).toEqual([false, false]);
    // One guest of two is enough.
    expect(overlapping(booked('both', '08:00', { bookings: [guest(1), guest(2)] }), ofTwo)).toEqual([true, true]);
  });
});
