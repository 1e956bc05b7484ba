import { aBespokeRequest } from '../../../test/builders/some-bespoke-details';
import { aTrip, aTripPackage } from '../../../test/builders/a-trip';
import { aVoyage } from '../../../test/builders/a-voyage';
import { anExperience, aPort, daysAround } from '../../../test/builders/an-experience';
import type { ExcursionParty } from '../excursions/excursion-bookings.port';
import type { ChangesByItinerary } from '../trip-changes/trip-change';
import { plainDate } from '../shared/plain-date';
import { calendarFile } from './calendar-file';
import { bespokeEvent, excursionEvent, voyageEvents } from './trip-events';

const sources = {
  experiences: [anExperience({ title: 'Room, for; Four', bring: ['A pencil'] })],
  ports: [aPort()],
  host: 'ondine.example',
  url: 'https://ondine.example/trip',
};
const voyage = aVoyage({
  voyageId: 'CYC',
  vessel: 'Ondine I',
  days: daysAround(
    { departs: '18:00' },
    { type: 'At Sea', title: 'At sea', portSlug: undefined, arrives: undefined, departs: undefined },
    { arrives: '12:00', departs: undefined },
  ),
});
const party = (changes: Partial<ExcursionParty> = {}): ExcursionParty => ({
  partyId: 'a-party',
  reservationId: '100200',
  contactId: 'eleanor',
  state: 'confirmed',
  departure: {
    departureId: 'd',
    tourId: 't',
    tourCode: 'ONX-1803',
    itineraryId: 'ON1-CYC-270412-007',
    date: plainDate('2027-04-13'),
    startsAt: '08:30',
    timeZone: 'Europe/Zagreb',
    begins: new Date('2027-04-13T06:30:00Z'),
    ends: new Date('2027-04-13T11:00:00Z'),
  },
  bookings: [{ bookingId: 'b', participantId: '100200-1', fullName: 'Eleanor Marsh', ageGroup: 'ADULT' }],
  ...changes,
});

describe('a trip in a calendar', () => {
  it('H22 H66 has no entries for a package whose hybrid code names no voyage', () => {
    const packages = [aTripPackage({ packageCode: 'ON1-I270412-007' })];
    expect(voyageEvents(aTrip({ packages }), { ...sources, voyages: [voyage] })).toEqual([]);
  });

  it('H66 has boarding, ports of call by the port’s own clocks as instants, whole days where an hour is not known, and leaving', () => {
    const events = voyageEvents(aTrip(), { ...sources, voyages: [voyage] });
    expect(
      events.map(({ summary, when }) => [summary, 'start' in when ? when.start.toISOString() : when.firstDay]),
    ).toEqual([
      ['Ondine I: boarding in Venice', '2027-04-12'],
      ['Lošinj (Mali Lošinj)', '2027-04-13T06:00:00.000Z'],
      ['Lošinj (Mali Lošinj)', '2027-04-15'],
      ['Ondine I: leaving in Dubrovnik', '2027-04-16'],
    ]);
    expect(events[1]).toMatchObject({
      location: 'Lošinj (Mali Lošinj), Croatia',
      status: 'CONFIRMED',
      isBusy: false,
      description: expect.stringContaining('Arrives 8:00 am. Departs 6:00 pm, Central European Summer Time.'),
    });
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(4);
    expect(
      voyageEvents(aTrip({ packages: [aTripPackage(), aTripPackage({ reservationPackageId: '2' })] }), {
        ...sources,
        voyages: [voyage],
      }),
    ).toHaveLength(4);
  });

  it('H66 has no days at sea between, and boarding and leaving also where no port is named', () => {
    const [boarding, atSea, leaving] = daysAround({
      type: 'At Sea',
      title: 'At sea',
      portSlug: undefined,
      arrives: undefined,
      departs: undefined,
    });
    if (!boarding || !atSea || !leaving) throw new Error('There are three days.');
    const elsewhere = aVoyage({
      voyageId: 'CYC',
      vessel: 'Ondine I',
      days: [{ ...atSea, day: 1, title: 'Off Venice' }, atSea, { ...atSea, day: 3, title: 'Off Dubrovnik' }],
    });
    expect(voyageEvents(aTrip(), { ...sources, voyages: [elsewhere] }).map(({ summary }) => summary)).toEqual([
      'Ondine I: boarding in Off Venice',
      'Ondine I: leaving in Off Dubrovnik',
    ]);
  });

  it('VOY-14 neither leaves nor boards between two sailings of one trip', () => {
    const first = aTripPackage();
    const trip = aTrip({
      packages: [
        first,
        { ...first, packageCode: 'ON1-CYC-270419-007', start: first.end, end: plainDate('2027-04-26') },
      ],
    });
    const summaries = voyageEvents(trip, {
      ...sources,
      voyages: [aVoyage({ voyageId: 'CYC', vessel: 'Ondine I', days: daysAround({}) })],
    });
    expect(summaries.map(({ summary }) => summary.replace('Ondine I: ', ''))).toEqual([
      expect.stringMatching(/^boarding in/),
      expect.any(String),
      expect.not.stringMatching(/^leaving in/),
      expect.not.stringMatching(/^boarding in/),
      expect.any(String),
      expect.stringMatching(/^leaving in/),
    ]);
  });

  it.each([
    ['08:00', '18:00', {}, '2027-04-13T06:00:00.000Z'],
    ['08:00', '08:00', {}, '2027-04-13'],
    ['18:00', '08:00', {}, '2027-04-13'],
    [undefined, '18:00', {}, '2027-04-13'],
    ['08:00', undefined, {}, '2027-04-13'],
    ['08:00', '18:00', { portSlug: 'nowhere' }, '2027-04-13'],
  ])('H66 has hours only where both are known in a known zone, from %s to %s %j', (arrives, departs, more, begins) => {
    const days = daysAround({ arrives, departs, ...more });
    const [, event] = voyageEvents(aTrip(), { ...sources, voyages: [aVoyage({ voyageId: 'CYC', days })] });
    expect(event && ('start' in event.when ? event.when.start.toISOString() : event.when.firstDay)).toBe(begins);
  });

  it('TRD-02 C9 keeps the entry of a port that became a day at sea, counted up, with the reason', () => {
    const itineraryId = aTripPackage().packageCode;
    const [, port] = voyage.days;
    if (!port) throw new Error('The voyage has no second day');
    const change = {
      kind: 'day' as const,
      changeId: 'a',
      itineraryId,
      day: 2,
      reason: 'A gale closes the harbour.',
      changedAt: new Date('2027-04-10T09:00:00Z'),
      before: port,
      after: { type: 'At Sea', title: 'At sea' } as const,
    };
    const eventsWith = (changes: ChangesByItinerary) =>
      voyageEvents(aTrip(), { ...sources, voyages: [voyage], changes });
    const [planned, changed] = [eventsWith(new Map()), eventsWith(new Map([[itineraryId, [change]]]))];
    expect(changed.map(({ uid }) => uid)).toEqual(planned.map(({ uid }) => uid));
    expect(changed[1]).toMatchObject({
      sequence: (planned[1]?.sequence ?? 0) + 3,
      when: { firstDay: '2027-04-13', dayAfter: '2027-04-14' },
      summary: 'At sea',
      location: 'At sea',
      description: expect.stringContaining('Changed: A gale closes the harbour.'),
      changedAt: change.changedAt,
    });
  });

  it('TRP-05 is tentative before it is booked, is taken out once it is cancelled, and always counts up', () => {
    const of = (status: 'OF' | 'WL' | 'BK' | 'TM' | 'CX' | 'CT') =>
      voyageEvents(aTrip({ status }), { ...sources, voyages: [voyage] })[0];
    expect(
      (['OF', 'WL', 'BK', 'TM', 'CX', 'CT'] as const).map((status) => [of(status)?.status, of(status)?.sequence]),
    ).toEqual([
      ['TENTATIVE', 0],
      ['TENTATIVE', 0],
      ['CONFIRMED', 1],
      ['CONFIRMED', 1],
      ['CANCELLED', 2],
      ['CANCELLED', 2],
    ]);
    expect(of('OF')?.uid).toBe(of('CX')?.uid);
  });

  it('EXC-01 has what is reserved as confirmed, and a waitlist entry or an offer as tentative, under one UID', () => {
    const states = (['waiting', 'offered', 'confirmed'] as const).map((state) =>
      excursionEvent(party({ state, ...(state === 'confirmed' ? {} : { position: 2 }) }), sources),
    );
    expect(states.map(({ status, isBusy }) => [status, isBusy])).toEqual([
      ['TENTATIVE', false],
      ['TENTATIVE', false],
      ['CONFIRMED', true],
    ]);
    expect(new Set(states.map(({ uid }) => uid))).toEqual(new Set(['a-party@ondine.example']));
    expect(states.map(({ sequence }) => sequence)).toEqual([0, 1, 2]);
    expect(states[0]?.description).toContain('Number 2 in line.');
    for (const one of [party({ state: 'waiting' }), party({ position: 2 })])
      expect(excursionEvent(one, sources).description).not.toContain('in line');
    expect(states.map(({ summary }) => summary)).toEqual([
      'Room, for; Four (requested)',
      'Room, for; Four (requested)',
      'Room, for; Four',
    ]);
    expect(states[2]?.description).toContain('8:30 am to 1:00 pm, Central European Summer Time.');
  });

  it('EXC-01 says where an excursion begins and what to bring, as far as that is known', () => {
    const of = (known: object) => {
      const { location, description, summary } = excursionEvent(party(), { ...sources, ...known });
      return [summary, location, /To bring: .*/.exec(description)?.[0]];
    };
    expect(of({})).toEqual(['Room, for; Four', 'Lošinj (Mali Lošinj), Croatia', 'To bring: A pencil.']);
    expect(of({ experiences: [anExperience({ bring: [] })], ports: [aPort({ slug: 'rab' })] })).toEqual([
      'Room for Four',
      '',
      undefined,
    ]);
    expect(of({ experiences: [] })).toEqual(['ONX-1803', '', undefined]);
  });

  it('EXC-03 says of what is arranged whether it was only requested, when, for whom, and the answer', () => {
    const of = (state: 'requested' | 'confirmed', answer?: string) =>
      bespokeEvent(
        aBespokeRequest({ state, portSlug: 'losinj', ...(answer === undefined ? {} : { answer }) }),
        sources,
      );
    expect(of('requested')).toMatchObject({
      summary: 'Custom excursion (requested)',
      isBusy: false,
      location: 'Lošinj (Mali Lošinj), Croatia',
    });
    expect(of('confirmed')).toMatchObject({ summary: 'Custom excursion', isBusy: true });
    expect(of('requested').description.split('\n').slice(1)).toEqual([
      '9:00 am to 12:30 pm, Atlantic Standard Time.',
      'For Eleanor Marsh.',
      sources.url,
    ]);
    expect(of('confirmed', 'A guide meets you.').description.split('\n').slice(-2)).toEqual([
      'A guide meets you.',
      sources.url,
    ]);
  });

  it('EXC-03 has what is arranged as the line answered it', () => {
    const of = (state: 'requested' | 'confirmed' | 'declined', revision: number) =>
      bespokeEvent(aBespokeRequest({ state, revision }), sources);
    expect(
      [of('requested', 0), of('confirmed', 1), of('declined', 1)].map(({ status, sequence }) => [status, sequence]),
    ).toEqual([
      ['TENTATIVE', 0],
      ['CONFIRMED', 1],
      ['CANCELLED', 1],
    ]);
    expect(of('requested', 0).changedAt).toEqual(new Date('2026-11-20T10:00:00Z'));
  });

  it('C9 is a file that calendars read: UTC instants, whole days, texts escaped, a name, and when to look again', () => {
    const file = calendarFile({
      product: 'Trips',
      name: 'Cyclades, at first light',
      now: new Date('2026-11-22T09:00:00Z'),
      events: [
        ...voyageEvents(aTrip(), { ...sources, voyages: [voyage] }),
        excursionEvent(party(), sources),
        bespokeEvent(aBespokeRequest(), sources),
      ],
    });
    const lines = file.replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'X-WR-CALNAME:Cyclades\\, at first light',
        'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
        'DTSTART;VALUE=DATE:20270412',
        'DTEND;VALUE=DATE:20270413',
        'DTSTART:20270413T060000Z',
        'DTEND:20270413T160000Z',
        'SUMMARY:Room\\, for\\; Four',
        'LAST-MODIFIED:20261120T100000Z',
        'TRANSP:TRANSPARENT',
        'TRANSP:OPAQUE',
        'DTSTAMP:20261122T090000Z',
      ]),
    );
    expect(lines.some((line) => line.startsWith('METHOD:'))).toBe(false);
    expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75 && !/[\r\n]/.test(line))).toBe(true);
  });
});
