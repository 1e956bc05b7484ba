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
    { departs: '18:00' },
    { type: 'At Sea', title: 'At sea', portSlug: undefined, arrives: undefined, departs: undefined },
    { departs: '18:00' },
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

describe('a request for a custom excursion', () => {
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
      kind: 'valid',
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
    ['to', 'no-time', { to: '11:60' }],
    ['to', 'no-time', { to: '24:00' }],
    ['to', 'after-departure', { to: '23:59' }],
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

  it('H63 takes the hours of the port to the minute, and a thousand characters', () => {
    for (const changes of [{ from: '08:00', to: '18:00' }, { to: '12:59' }, { notes: 'x'.repeat(1_000) }])
      expect(validate(changes).kind).toBe('valid');
  });

  it('H63 is too late when it begins before booking closes', () => {
    expect(validate({}, new Date('2027-04-13T07:00:01Z'))).toEqual({
      kind: 'mistakes',
      mistakes: { date: 'too-late' },
    });
    expect(validate({}, new Date('2027-04-13T07:00:00Z')).kind).toBe('valid');
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

  it('EXC-06 has the answer and the price of the line in its addons once they are given, and neither before', () => {
    const price = { amount: 18_000, currency: 'USD' } as const;
    const [answered] = addonsOf([aBespokeRequest({ state: 'confirmed', answer: 'At the quay.', price })]);
    expect(answered).toMatchObject({ notes: 'At the quay.', price });
    const [open] = addonsOf([aBespokeRequest()]);
    expect(open).not.toHaveProperty('notes');
    expect(open).not.toHaveProperty('price');
  });
});

describe('asking for a custom excursion', () => {
  const aBespokeCase = ({
    trips = [trip],
    parties = [],
    requests = [],
    experiences = [anExperience()],
    now = '2027-01-11T15:00:00Z',
  }: {
    readonly trips?: readonly (typeof trip)[];
    readonly parties?: readonly object[];
    readonly requests?: readonly ReturnType<typeof aBespokeRequest>[];
    readonly experiences?: readonly ReturnType<typeof anExperience>[];
    readonly now?: string;
  } = {}) => {
    const [asked, changes, locks]: [object[], object[], string[]] = [[], [], []];
    const plan = new PlanBespoke({
      trips: { findTrips: async () => trips },
      voyages: { findVoyages: async () => [voyage], findPorts: async () => [aPort()] },
      excursions: { findExperiences: async () => experiences },
      requests: { find: async () => requests },
      terms: { offerHours: 12, closesHours: 2, freeCancellationHours: 48 },
      clock: new StoppedClock(now),
      openBefore,
    });
    const answer = async (sent: object): Promise<BespokeAskOutcome> => {
      asked.push(sent);
      return { kind: 'asked', request: aBespokeRequest() };
    };
    const ask = new AskBespoke({
      plan,
      requests: {
        ask: answer,
        change: async (change) => {
          changes.push(change);
          return { kind: 'changed', request: aBespokeRequest() };
        },
      },
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
      changes,
      locks,
      plan,
      run: (changes: Partial<Parameters<AskBespoke['run']>[0]> = {}) =>
        ask.run({
          contactId: 'eleanor',
          reservationId: '100200',
          typedBespoke: typed,
          requestKey: 'a-key',
          ...changes,
        }),
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
    expect(await excursionBookings.run({ typedBespoke: { ...typed, date: '' } })).toEqual({
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

  it('H66 is refused where any of a booked party takes part, and may begin when their excursion ends or end when it begins', async () => {
    const party = (begins: string, ends: string) => ({
      departure: {
        tourCode: 'ONX-1803',
        date: '2027-04-13',
        startsAt: '08:30',
        begins: new Date(`2027-04-13T${begins}:00Z`),
        ends: new Date(`2027-04-13T${ends}:00Z`),
      },
      bookings: [{ participantId: '100200-1' }, { participantId: '100200-2' }],
    });
    const kindWith = async (begins: string, ends: string) =>
      (await aBespokeCase({ parties: [party(begins, ends)] }).run()).kind;
    // What is asked for lasts from 07:00 to 10:00 in UTC.
    expect(await kindWith('08:00', '09:00')).toBe('overlaps');
    expect(await kindWith('05:00', '07:00')).toBe('asked');
    expect(await kindWith('10:00', '12:00')).toBe('asked');
    expect(await kindWith('09:59', '12:00')).toBe('overlaps');
  });

  it('is for the days whose last hour is not closed yet, and names when booking closes', async () => {
    const daysAt = async (now: string) => {
      const plan = await aBespokeCase({ now }).plan.run({ contactId: 'eleanor' });
      return plan.kind === 'plan' && [plan.closes.toISOString(), ...plan.choices.days.map(({ date }) => date)];
    };
    // On 13 April she leaves at 16:00 in UTC, and booking closes two hours before.
    expect(await daysAt('2027-04-13T13:59:59.999Z')).toEqual(['2027-04-13T15:59:59.999Z', '2027-04-13', '2027-04-15']);
    expect(await daysAt('2027-04-13T14:00:00Z')).toEqual(['2027-04-13T16:00:00.000Z', '2027-04-15']);
  });

  it('begins with the first trip on which there is a day left', async () => {
    const early = aTrip({
      reservationId: '100100',
      packages: [aTripPackage({ packageCode: 'ON1-NIL-270301-007', start: plainDate('2027-03-01') })],
    });
    expect(await aBespokeCase({ trips: [early, trip] }).plan.run({ contactId: 'eleanor' })).toMatchObject({
      kind: 'plan',
      trip: { reservationId: '100200' },
    });
  });

  it('offers each level of effort once, the easiest first', async () => {
    const experiences = ['Strenuous', 'Gentle', 'Active', 'Moderate', 'Gentle'].map((activityLevel) =>
      anExperience({ activityLevel }),
    );
    expect(await aBespokeCase({ experiences }).plan.run({ contactId: 'eleanor' })).toMatchObject({
      choices: { levels: ['Gentle', 'Moderate', 'Active', 'Strenuous'] },
    });
  });

  it('ROU-06 changes the named request and no other, which stays one for its experience', async () => {
    const requests = [
      aBespokeRequest({ requestId: 'another', tourCode: 'ONX-1' }),
      aBespokeRequest({ requestId: 'a-request', tourCode: 'ONX-2' }),
    ];
    const bespokeCase = aBespokeCase({ requests });
    const changed = { requestId: 'a-request', revision: 3 };
    expect((await bespokeCase.run({ changedRequest: changed, tourCode: 'ONX-1803' })).kind).toBe('changed');
    expect(bespokeCase.changes).toMatchObject([
      { reservationId: '100200', ...changed, details: { from: '09:00', tourCode: 'ONX-2' } },
    ]);
    expect(bespokeCase.asked).toEqual([]);
    expect(await bespokeCase.run({ changedRequest: { requestId: 'unknown', revision: 0 } })).toEqual({
      kind: 'not-found',
    });
  });

  it('ROU-06 changes only what the reservation has asked for', async () => {
    expect(await aBespokeCase().run({ changedRequest: { requestId: 'a-request', revision: 0 } })).toEqual({
      kind: 'not-found',
    });
  });
});

describe('telling the line’s answer', () => {
  it.each([
    [
      'confirmed',
      'is confirmed',
      'It is $180.00 per guest',
      'Your custom excursion on 3 February 2027 is confirmed',
      'local time is confirmed.',
    ],
    [
      'declined',
      'is not to be had',
      'Ask us for another day',
      'Your custom excursion on 3 February 2027',
      'local time. Your trip says why.',
    ],
  ] as const)('EXC-03 writes to the guest what was %s and notes that it did', async (...row) => {
    const [state, happened, next, subject, shortEnd] = row;
    const [sent, noted, leases]: [Message[], string[], Date[]] = [[], [], []];
    const request = aBespokeRequest({
      state,
      answer: 'Ana meets you at the quay.',
      ...(state === 'confirmed' ? { price: { amount: 18_000, currency: 'USD' } } : {}),
    });
    let reached: object = { email: 'guest@example.com', phone: '+13055550142' };
    const teller = (send: () => Promise<never>) =>
      new NotifyOfBespokeAnswers({
        requests: {
          claimUnnotified: async (leaseUntil) => {
            leases.push(leaseUntil);
            return [request];
          },
          markNotified: async (id) => void noted.push(id),
        },
        guests: { getGuest: async () => ({ firstName: 'Eleanor', ...reached }) as never },
        sender: {
          send: async (message) => {
            sent.push(message);
            return send();
          },
        },
        clock: new StoppedClock('2027-01-11T15:00:00Z'),
        addressOf: (id) => `https://ondine.example/trip?reservationId=${id}`,
      });
    expect(
      await teller(async () => {
        throw new Error('away');
      }).run(),
    ).toEqual({ notified: 0, unnotified: 1 });
    expect(noted).toEqual([]);
    expect(leases).toEqual([new Date('2027-01-11T15:01:00Z')]);
    expect(await teller(async () => ({ kind: 'sent' }) as never).run()).toEqual({ notified: 1, unnotified: 0 });
    expect(noted).toEqual(['a-request']);
    expect(sent[1]).toMatchObject({
      kind: 'reservation',
      contactId: 'a-contact',
      subject,
      to: { email: 'guest@example.com' },
      action: { url: 'https://ondine.example/trip?reservationId=100200' },
    });
    expect(sent[1]?.short).toContain(shortEnd);
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
