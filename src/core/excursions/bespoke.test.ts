import { assert, constantFrom, property, record, subarray } from 'fast-check';
import { StoppedClock } from '../../../test/builders/a-clock';
import { aBespokeRequest, someBespokeDetails } from '../../../test/builders/some-bespoke-details';
import { aTrip, aTripPackage } from '../../../test/builders/a-trip';
import { aVoyage } from '../../../test/builders/a-voyage';
import { anExperience, aPort, daysAround } from '../../../test/builders/an-experience';
import type { Message } from '../messages/message';
import { plainDate } from '../shared/plain-date';
import { AskBespoke } from './ask-bespoke';
import { bespokeDays } from './bespoke-days';
import { addonsOf } from './bespoke-request';
import type { BespokeAskOutcome } from './bespoke-requests.port';
import { customExcursions } from './custom-excursions';
import { validateBespoke, type TypedBespoke } from './validate-bespoke';
import { partyLockKey } from './party-lock-key';
import { PlanBespoke } from './plan-bespoke';
import { NotifyOfBespokeAnswers } from './notify-of-bespoke-answers';

const openBefore = plainDate('2028-01-01');
const voyage = aVoyage({
  voyageId: 'CYC',
  days: daysAround(
    {},
    { type: 'At Sea', title: 'At sea', portSlug: undefined, arrives: undefined, departs: undefined },
    {},
  ),
});
const trip = aTrip({ passengers: [{ fullName: 'Eleanor Marsh' }, { fullName: 'Iris Marsh' }] });
const { days } = bespokeDays(trip, { voyages: [voyage], ports: [aPort()], openBefore });
const choices = {
  days,
  guests: [
    { participantId: '100200-1', fullName: 'Eleanor Marsh' },
    { participantId: '100200-2', fullName: 'Iris Marsh' },
  ],
  interests: ['Food', 'Nature'],
  levels: ['Gentle', 'Active'],
  currency: 'USD',
};
const typed: TypedBespoke = {
  date: '2027-04-13',
  from: '9:00',
  to: '12:00',
  participantIds: ['100200-1'],
  interests: ['Nature'],
  activityLevel: '',
  notes: '',
  budget: '',
};
const validate = (changes: Partial<TypedBespoke>, closes = new Date('2026-11-22T00:00:00Z')) =>
  validateBespoke({ ...typed, ...changes }, { choices, closes });

describe('a wish for a custom excursion', () => {
  it('H63 can be had on the days in port between boarding and leaving, once booking has begun', () => {
    expect(days.map(({ date, portName }) => [date, portName])).toEqual([
      ['2027-04-13', 'Lošinj'],
      ['2027-04-15', 'Lošinj'],
    ]);
    expect(bespokeDays(trip, { voyages: [voyage], ports: [aPort()], openBefore: plainDate('2026-06-05') })).toEqual({
      isOpen: false,
      days: [],
    });
    // Boarding and leaving are in port as well.
    const everyPort = [aPort(), aPort({ slug: 'venice' }), aPort({ slug: 'dubrovnik' })];
    expect(bespokeDays(trip, { voyages: [voyage], ports: everyPort, openBefore }).days.map(({ date }) => date)).toEqual(
      ['2027-04-13', '2027-04-15'],
    );
    // A port that the line's content does not describe.
    expect(bespokeDays(trip, { voyages: [voyage], ports: [], openBefore }).days).toEqual([]);
    expect(
      bespokeDays(
        { packages: [aTripPackage(), aTripPackage({ reservationPackageId: '2' })] },
        { voyages: [voyage], ports: [aPort()], openBefore },
      ).days,
    ).toHaveLength(2);
  });

  it('H63 H66 is a date in port with hours on the port’s clocks, guests, interests, a level, words and a budget', () => {
    expect(
      validate({
        interests: ['Nature', 'Food'],
        activityLevel: 'Gentle',
        notes: 'By boat.',
        budget: '$1,250.50',
        participantIds: ['100200-2', '100200-1'],
      }),
    ).toEqual({
      kind: 'wish',
      details: {
        itineraryId: 'ON1-CYC-270412-007',
        date: '2027-04-13',
        from: '09:00',
        to: '12:00',
        timeZone: 'Europe/Zagreb',
        portSlug: 'losinj',
        begins: new Date('2027-04-13T07:00:00Z'),
        ends: new Date('2027-04-13T10:00:00Z'),
        guests: choices.guests,
        interests: ['Food', 'Nature'],
        activityLevel: 'Gentle',
        notes: 'By boat.',
        budget: { amount: 125_050, currency: 'USD' },
      },
    });
  });

  it.each([
    ['date', 'no-date', { date: '' }],
    ['date', 'not-in-port', { date: '2027-04-14' }],
    ['date', 'not-in-port', { date: '2027-04-12' }],
    ['from', 'no-time', { from: '25:00' }],
    ['from', 'before-arrival', { from: '07:59' }],
    ['to', 'ends-before', { to: '09:00' }],
    ['to', 'after-departure', { to: '18:01' }],
    ['guests', 'no-guests', { participantIds: [] }],
    ['guests', 'unknown-guests', { participantIds: ['100200-1', 'somebody'] }],
    ['interests', 'unknown-interest', { interests: ['Rockets'] }],
    ['level', 'unknown-level', { activityLevel: 'Extreme' }],
    ['notes', 'nothing-said', { interests: [] }],
    ['notes', 'too-long', { notes: 'x'.repeat(1_001) }],
    ['budget', 'no-amount', { budget: 'a lot' }],
    ['budget', 'no-amount', { budget: '0' }],
  ] as const)('H63 says at %s what is wrong: %s', (field, mistake, changes) => {
    expect(validate(changes)).toEqual({ kind: 'mistakes', mistakes: { [field]: mistake } });
  });

  it('H63 is too late when it begins before booking closes', () => {
    expect(validate({}, new Date('2027-04-13T07:00:01Z'))).toEqual({
      kind: 'mistakes',
      mistakes: { date: 'too-late' },
    });
    expect(validate({}, new Date('2027-04-13T07:00:00Z')).kind).toBe('wish');
  });

  it('EXC-05 EXC-06 is one line a guest in the reservation’s addons, and one excursion again for its words and hours', () => {
    assert(
      property(
        record({
          size: constantFrom(1, 2, 3),
          state: constantFrom('requested' as const, 'confirmed' as const),
          words: constantFrom('', 'A picnic.'),
        }),
        subarray(['Food', 'Nature'], { minLength: 1 }),
        ({ size, state, words }, interests) => {
          const request = aBespokeRequest({ ...someBespokeDetails({ size, notes: words, interests }), state });
          const addons = addonsOf([request]);
          const [excursion, ...others] = customExcursions(addons);
          expect(addons.map(({ sequence, guestKey }) => [sequence, guestKey])).toEqual(
            request.guests.map(({ participantId }, at) => [at + 1, participantId]),
          );
          expect(others).toEqual([]);
          expect(excursion).toMatchObject({
            comments: words === '' ? interests.join(', ') : words,
            from: '2027-02-03T09:00',
            to: '2027-02-03T12:30',
            requestIds: [request.requestId],
            status: state === 'confirmed' ? 'Confirmed' : 'Requested',
            guestNames: request.guests.map(({ fullName }) => fullName),
            guestCountText: `${size} ${size === 1 ? 'guest' : 'guests'}`,
          });
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('asking for a custom excursion', () => {
  const clock = new StoppedClock();
  const aBespokeCase = ({
    trips = [trip],
    parties = [],
    requests = [],
  }: {
    readonly trips?: readonly (typeof trip)[];
    readonly parties?: readonly object[];
    readonly requests?: readonly ReturnType<typeof aBespokeRequest>[];
  } = {}) => {
    const [asked, locks]: [object[], string[]] = [[], []];
    const plan = new PlanBespoke({
      trips: { findTrips: async () => trips },
      voyages: { findVoyages: async () => [voyage], findPorts: async () => [aPort()] },
      excursions: { findExperiences: async () => [anExperience()] },
      requests: { find: async () => requests },
      terms: { offerHours: 12, closesHours: 2, freeCancellationHours: 48 },
      clock,
      openBefore,
    });
    const answer = async (sent: object): Promise<BespokeAskOutcome> => {
      asked.push(sent);
      return { kind: 'asked', request: aBespokeRequest() };
    };
    const ask = new AskBespoke({
      plan,
      requests: { ask: answer, change: async () => ({ kind: 'not-found' }) },
      excursionBookings: { findParties: async () => parties as never },
      locks: {
        take: (key, work) => {
          locks.push(key);
          return work();
        },
      },
    });
    return {
      asked,
      locks,
      plan,
      run: (changes: Partial<Parameters<AskBespoke['run']>[0]> = {}) =>
        ask.run({ contactId: 'eleanor', reservationId: '100200', typed, requestKey: 'a-key', ...changes }),
    };
  };

  it('ROU-08 C1 is for the guest’s own booked trips: another’s is none, an offer and a waitlist entry arrange nothing', async () => {
    expect((await aBespokeCase().run()).kind).toBe('asked');
    expect(await aBespokeCase().run({ reservationId: 'another' })).toEqual({ kind: 'not-found' });
    expect(await aBespokeCase({ trips: [aTrip({ status: 'OF' })] }).run()).toEqual({ kind: 'no-trip' });
    expect(await aBespokeCase({ trips: [] }).plan.run({ contactId: 'eleanor' })).toEqual({ kind: 'no-trip' });
    expect(
      await aBespokeCase({
        trips: [aTrip({ packages: [aTripPackage({ packageCode: 'ON1-NIL-270412-007' })] })],
      }).plan.run({
        contactId: 'eleanor',
      }),
    ).toMatchObject({ kind: 'no-days' });
  });

  it('ROU-08 begins from an experience, and passes nothing on while something is missing', async () => {
    const excursionBookings = aBespokeCase();
    expect(await excursionBookings.plan.run({ contactId: 'eleanor', tourCode: 'ONX-1803' })).toMatchObject({
      kind: 'plan',
      experience: { tourCode: 'ONX-1803' },
      choices: { interests: ['Nature', 'Photography'], levels: ['Moderate'] },
    });
    expect(await excursionBookings.run({ typed: { ...typed, date: '' } })).toEqual({
      kind: 'mistakes',
      mistakes: { date: 'no-date' },
    });
    expect(excursionBookings.asked).toEqual([]);
    await excursionBookings.run({ tourCode: 'ONX-1803' });
    expect(excursionBookings.asked).toMatchObject([
      { requestKey: 'a-key', contactId: 'eleanor', details: { tourCode: 'ONX-1803', from: '09:00' } },
    ]);
  });

  it('H66 is refused, with the reason, where one of its guests is elsewhere at that time', async () => {
    const departure = {
      tourCode: 'ONX-1803',
      date: '2027-04-13',
      startsAt: '08:30',
      begins: new Date('2027-04-13T06:30:00Z'),
      ends: new Date('2027-04-13T07:00:01Z'),
    };
    const party = (participantId: string, ends = departure.ends) => ({
      departure: { ...departure, ends },
      bookings: [{ participantId }],
    });
    expect(await aBespokeCase({ parties: [party('100200-1')] }).run()).toEqual({
      kind: 'overlaps',
      other: { title: { kind: 'experience', tourCode: 'ONX-1803' }, date: '2027-04-13', from: '08:30' },
    });
    expect(
      (await aBespokeCase({ parties: [party('100200-2'), party('100200-1', new Date('2027-04-13T07:00:00Z'))] }).run())
        .kind,
    ).toBe('asked');
  });

  it('H66 is looked at under the lock that another booking system takes for the same reservation', async () => {
    const excursionBookings = aBespokeCase();
    await excursionBookings.run();
    expect(excursionBookings.locks).toEqual([partyLockKey('100200')]);
  });

  it('ROU-06 changes only what the reservation has asked for', async () => {
    expect(await aBespokeCase().run({ changed: { requestId: 'a-request', revision: 0 } })).toEqual({
      kind: 'not-found',
    });
  });
});

describe('telling the line’s answer', () => {
  it.each([
    ['confirmed', 'is confirmed', 'It is $180.00 per guest'],
    ['declined', 'is not to be had', 'Ask us for another day'],
  ] as const)('EXC-03 writes to the guest what was %s and notes that it did', async (state, happened, next) => {
    const [sent, noted]: [Message[], string[]] = [[], []];
    const request = aBespokeRequest({
      state,
      answer: 'Ana meets you at the quay.',
      ...(state === 'confirmed' ? { price: { amount: 18_000, currency: 'USD' } } : {}),
    });
    let reached: object = { email: 'guest@example.com', phone: '+13055550142' };
    const teller = (send: () => Promise<never>) =>
      new NotifyOfBespokeAnswers({
        requests: { claimUnnotified: async () => [request], markNotified: async (id) => void noted.push(id) },
        guests: { getGuest: async () => ({ firstName: 'Eleanor', ...reached }) as never },
        sender: {
          send: async (message) => {
            sent.push(message);
            return send();
          },
        },
        clock: new StoppedClock(),
        addressOf: (id) => `https://ondine.example/trip?reservationId=${id}`,
      });
    expect(
      await teller(async () => {
        throw new Error('away');
      }).run(),
    ).toEqual({ notified: 0, unnotified: 1 });
    expect(noted).toEqual([]);
    expect(await teller(async () => ({ kind: 'sent' }) as never).run()).toEqual({ notified: 1, unnotified: 0 });
    expect(noted).toEqual(['a-request']);
    expect(sent[1]).toMatchObject({
      kind: 'reservation',
      contactId: 'a-contact',
      to: { email: 'guest@example.com' },
      action: { url: 'https://ondine.example/trip?reservationId=100200' },
    });
    reached = { phone: '+13055550142' };
    await teller(async () => ({ kind: 'sent' }) as never).run();
    expect(sent[2]?.to).toEqual({ channel: 'phone', phone: '+13055550142' });
    reached = {};
    expect(await teller(async () => ({ kind: 'sent' }) as never).run()).toEqual({ notified: 0, unnotified: 0 });
    expect([sent.length, noted.length]).toEqual([3, 3]);
    for (const words of [happened, 'Ana meets you at the quay.', next, '9:00 am to 12:30 pm'])
      expect(sent[1]?.paragraphs.join(' ')).toContain(words);
  });
});
