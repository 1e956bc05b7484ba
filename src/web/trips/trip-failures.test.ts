import type { Request, Response } from 'express';
import { StoppedClock } from '../../../test/builders/a-clock';
import { aTrip, aTripPackage } from '../../../test/builders/a-trip';
import { aSuite, aVoyage } from '../../../test/builders/a-voyage';
import { aPort } from '../../../test/builders/an-experience';
import { builtPictures } from '../../../test/builders/built-pictures';
import { NodeSecrets } from '../../adapters/node-crypto/secrets';
import { DEFAULT_MESSAGES } from '../../core/content/line-messages';
import { plainDate } from '../../core/shared/plain-date';
import { Unavailable } from '../../core/shared/unavailable';
import type { TripReading } from '../../core/trips/trip-repository.port';
import type { ProfileSide } from '../profile/profile-side';
import { DevMode } from './dev-mode';
import { ExcursionBookingProofs } from './excursion-booking-proofs';
import { TripCards } from './trip-cards';
import { TripPages } from './trip.pages';
import { TripExcursionBookingsPresenter } from './trip-excursion-bookings';
import { TripPresenter } from './trip-presenter';
import { TripSorting } from './trip-sorting';
import { TripsApi } from './trips.api';
import { TripsPages } from './trips.pages';

const down = async (): Promise<never> => {
  throw new Unavailable('the reservation system');
};
const works = {
  findVoyages: async () => [
    aVoyage({ days: [{ day: 1, type: 'Docked', title: 'Athens', portSlug: 'piraeus', description: 'Board.' }] }),
  ],
  findSuites: async () => [aSuite()],
  findPorts: async () => [aPort({ slug: 'piraeus', picture: { name: 'piraeus-quay', alt: 'A quay.' } })],
};
const theirs = aTrip({ status: 'WL', packages: [aTripPackage({ packageCode: 'ON1-CYC-270412-007' })] });
const clock = new StoppedClock();

/** The site in front of systems that work, but for those that a test puts in their place. */
function aSite({
  getTrip = async () => theirs,
  findTrips = async () => [theirs],
  content = works,
  findExperiences = async () => [],
  entries = async () => new Map(),
  findParties = async () => [],
  isProduction = false,
}: {
  readonly getTrip?: (guest: object, id: string, reading?: TripReading) => Promise<typeof theirs | undefined>;
  readonly findTrips?: (guest: object, reading?: TripReading) => Promise<readonly (typeof theirs)[]>;
  readonly content?: { readonly [Name in keyof typeof works]: () => Promise<never> | ReturnType<(typeof works)[Name]> };
  readonly findExperiences?: () => Promise<[]>;
  readonly entries?: () => Promise<Map<string, { readonly position: number }>>;
  readonly findParties?: () => Promise<[]>;
  readonly isProduction?: boolean;
} = {}) {
  const logged: string[] = [];
  const hear = (_details: object, message: string) => void logged.push(message);
  const log = { warn: hear, error: hear };
  const devMode = new DevMode({ isProduction, isDemo: false });
  const parts = {
    side: { read: async () => ({ side: { contactHref: '/contact-us' } }) } as unknown as ProfileSide,
    waitlistEntries: { of: entries },
    devMode,
    clock,
    officeTimeZone: 'America/New_York',
  };
  const presenter = new TripPresenter({
    changes: { findAll: async () => new Map() },
    takesPayments: true,
    hasInvoices: true,
    content,
    excursions: { findExperiences },
    assets: builtPictures(),
    clock,
    officeTimeZone: 'America/New_York',
    openBefore: plainDate('2026-06-05'),
    vesselSlug: 'ondine',
  });
  const cards = new TripCards({
    takesPayments: true,
    hasInvoices: true,
    trips: { findTrips },
    waitlistEntries: parts.waitlistEntries,
    content,
    assets: builtPictures(),
    log,
    clock,
    officeTimeZone: 'America/New_York',
  });
  const tripExcursions = new TripExcursionBookingsPresenter({
    bespoke: { find: async () => [] },
    pending: { findOpen: async () => [] },
    proofs: new ExcursionBookingProofs(new NodeSecrets('a secret for tests'), clock, DEFAULT_MESSAGES),
    messages: DEFAULT_MESSAGES,
    excursionBookings: { findParties, findSeats: async () => [] },
    plans: { days: async () => [] },
    terms: { offerHours: 12, closesHours: 2, freeCancellationHours: 48 },
    clock,
  });
  const pages = new TripPages({
    ...parts,
    lineName: 'Ondine Yachts',
    trips: { getTrip },
    presenter,
    tripExcursions,
    sorting: new TripSorting({
      tastes: { among: async () => [] },
      demand: { countConfirmedSeats: async () => new Map() },
    }),
    calendar: { of: async () => undefined },
    parties: { run: async () => undefined },
    links: { of: async () => [] },
    tripDay: { of: async () => undefined },
    plans: { programme: async () => [] },
    changes: { of: async () => undefined },
  });
  const list = new TripsPages({
    ...parts,
    trips: { answerUnconfirmed: down },
    cards,
    sharedTrips: { list: async () => [] },
    sessionNames: { complete: async () => {} },
  });
  const api = new TripsApi({ trips: { findTrips, getTrip }, bespoke: { find: async () => [] }, devMode });
  const request = (query: object = {}) =>
    ({
      url: '/api/reservations',
      query: { reservationId: '100200', ...query },
      session: { guest: { contactId: 'eleanor' } },
      log,
    }) as unknown as Request;
  const res = {} as Response;
  return {
    logged,
    api,
    request,
    res,
    open: async (query?: object) => {
      const { props } = await pages.trip(request(query));
      return props as unknown as Record<string, unknown>;
    },
    openList: async (query?: object) => {
      const { props } = await list.list(request(query));
      return props;
    },
  };
}

describe('a trip while one system is down', () => {
  it('ROL-07 E2 says that the trips cannot be shown, keeps the frame, and logs it once', async () => {
    const site = aSite({ getTrip: down, findTrips: down });
    expect(await site.open({ tab: 'payment' })).toMatchObject({
      kind: 'failed',
      backHref: '/my-profile/trips',
      retryHref: '/my-profile/trips/itinerary?reservationId=100200&tab=payment',
    });
    expect(site.logged).toEqual(['Failed to fetch reservations']);
    expect(await site.openList()).toMatchObject({ trips: { kind: 'failed' } });
    expect(site.logged).toHaveLength(2);
  });

  it('ROL-08 E2 goes on without the voyage, and leaves the payments where they were', async () => {
    const site = aSite({ content: { ...works, findVoyages: down } });
    const { title, details } = (await site.open()) as {
      title: string;
      details: { legs: readonly { days?: readonly unknown[]; suite?: object }[]; failures: object; retryHref: string };
    };
    expect([title, details.legs[0]?.days, details.failures, details.retryHref]).toEqual([
      'Cyclades at first light',
      undefined,
      { itinerary: true, suite: false },
      '/my-profile/trips/itinerary?reservationId=100200&tab=details',
    ]);
    expect(details.legs[0]?.suite).toBeDefined();
    expect(site.logged).toEqual(['Failed to fetch voyage details']);
    expect(await site.open({ tab: 'payment' })).toMatchObject({ payment: { total: '$10,000.00' } });
    expect(await site.openList()).toMatchObject({
      trips: { kind: 'ready', upcoming: [{ title: 'Cyclades at first light' }] },
    });
  });

  it('ROL-08 E2 goes on without the suite', async () => {
    const site = aSite({ content: { ...works, findSuites: down } });
    const { details } = (await site.open()) as {
      details: { legs: readonly { days: readonly unknown[]; suite?: object }[]; failures: object };
    };
    expect([details.legs[0]?.days.length, details.legs[0]?.suite, details.failures]).toEqual([
      1,
      undefined,
      { itinerary: false, suite: true },
    ]);
    expect(site.logged).toEqual(['Failed to fetch suite details']);
  });

  it('TRD-16 leaves out the pictures of ports that cannot be loaded', async () => {
    const picturesOf = async (site: ReturnType<typeof aSite>) =>
      ((await site.open()) as { details: { pictures: readonly unknown[] } }).details.pictures;
    expect(await picturesOf(aSite())).toHaveLength(1);
    const site = aSite({ content: { ...works, findPorts: down } });
    expect([await picturesOf(site), site.logged]).toEqual([[], ['Failed to load port images']]);
  });

  it('E2 replaces only the section of experiences', async () => {
    const site = aSite({ findExperiences: down });
    expect(await site.open({ tab: 'local_experiences' })).toMatchObject({
      experiences: {
        kind: 'failed',
        retryHref: '/my-profile/trips/itinerary?reservationId=100200&tab=local_experiences',
      },
    });
    expect(await site.open()).toMatchObject({ tab: 'details', details: { legs: [{ days: [{ title: 'Athens' }] }] } });
  });

  it('E2 is sent within three seconds, however many systems do not answer', async () => {
    const silent = () => new Promise<never>(() => undefined);
    const site = aSite({
      content: { ...works, findVoyages: silent },
      findExperiences: silent,
      entries: silent,
      findParties: silent,
    });
    const countTimers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
    const timers = countTimers();
    const began = performance.now();
    expect(await site.open({ tab: 'local_experiences' })).toMatchObject({
      title: 'Cyclades at first light',
      experiences: { kind: 'failed' },
      tripExcursions: { kind: 'failed' },
    });
    expect(performance.now() - began).toBeLessThan(3_000);
    // What goes on after the page is sent would report the same failure again.
    expect(countTimers()).toBeLessThanOrEqual(timers);
    expect(
      site.logged.filter((message) => message === 'Failed to fetch the experiences of a reservation'),
    ).toHaveLength(1);
  });

  it('E2 shows a trip without its waitlist entry', async () => {
    expect(await aSite({ entries: async () => new Map([['100200', { position: 3 }]]) }).open()).toMatchObject({
      waitlist: { position: 3 },
    });
    const site = aSite({ entries: down });
    expect(await site.open()).not.toHaveProperty('waitlist');
    expect(await site.openList()).toMatchObject({ trips: { kind: 'ready', upcoming: [{ reservationId: '100200' }] } });
  });

  it('API-04 H13 answers programs in the specification’s words, and logs it', async () => {
    const { api, request, res, logged } = aSite({ getTrip: down, findTrips: down });
    for (const call of [api.list, api.details])
      await expect(call(request(), res)).rejects.toMatchObject({
        status: 503,
        message: 'Failed to fetch reservations',
      });
    expect(logged).toEqual(['Failed to fetch reservations', 'Failed to fetch reservations']);
  });
});

describe('what can be done ashore on a trip', () => {
  const open = async (status: string, experiencesOpenBefore?: string) => {
    const voyage = aVoyage(
      experiencesOpenBefore === undefined ? {} : { experiencesOpenBefore: plainDate(experiencesOpenBefore) },
    );
    const site = aSite({
      getTrip: async () => ({ ...theirs, status }),
      content: { ...works, findVoyages: async () => [voyage] },
    });
    const { experiences } = (await site.open({ tab: 'local_experiences' })) as {
      experiences: { readonly kind: string; readonly browseHref?: string };
    };
    return [experiences.kind, experiences.browseHref];
  };

  it('EXC-18 H27 leads to every experience, but not before the day from which the voyage is open', async () => {
    // The trip begins on 2027-04-12; the line's own day is 2026-06-05.
    expect(await open('BK')).toEqual(['not-yet', undefined]);
    expect(await open('BK', '2027-04-12')).toEqual(['not-yet', undefined]);
    expect(await open('BK', '2027-04-13')).toEqual([
      'open',
      '/shore-and-sea-experiences?reservationId=100200&itineraryId=ON1-CYC-270412-007',
    ]);
    for (const [status, kind] of [
      ['CL', 'over'],
      ['CX', 'expired'],
    ] as const)
      expect(await open(status)).toEqual([kind, '/shore-and-sea-experiences?reservationId=all']);
  });

  it('EXC-18 EXC-05 leads to a custom excursion, and to its own voyage, only where the trip is booked and open', async () => {
    const experiencesOf = async (status: string, experiencesOpenBefore: string) => {
      const site = aSite({
        getTrip: async () => ({ ...theirs, status }),
        content: {
          ...works,
          findVoyages: async () => [aVoyage({ experiencesOpenBefore: plainDate(experiencesOpenBefore) })],
        },
      });
      const { experiences } = (await site.open({ tab: 'local_experiences' })) as {
        experiences: { readonly browseHref?: string; readonly customizeHref?: string };
      };
      return [experiences.customizeHref !== undefined, experiences.browseHref?.includes('reservationId=100200')];
    };
    expect(await experiencesOf('BK', '2028-01-01')).toEqual([true, true]);
    for (const status of ['OF', 'WL']) expect(await experiencesOf(status, '2028-01-01')).toEqual([false, false]);
    expect(await experiencesOf('BK', '2027-01-01')).toEqual([false, undefined]);
  });

  it('EXC-18 H27 is open as soon as one voyage of the trip is', async () => {
    const second = aTripPackage({
      reservationPackageId: '2',
      packageCode: 'ON1-ADR-270419-007',
      start: plainDate('2027-04-19'),
      end: plainDate('2027-04-26'),
    });
    const open = async (firstOpens: string, secondOpens: string) => {
      const site = aSite({
        getTrip: async () => ({ ...theirs, status: 'BK', packages: [...theirs.packages, second] }),
        content: {
          ...works,
          findVoyages: async () => [
            aVoyage({ experiencesOpenBefore: plainDate(firstOpens) }),
            aVoyage({ voyageId: 'ADR', experiencesOpenBefore: plainDate(secondOpens) }),
          ],
        },
      });
      return ((await site.open({ tab: 'local_experiences' })) as { experiences: { kind: string } }).experiences.kind;
    };
    expect([
      await open('2028-01-01', '2027-01-01'),
      await open('2027-01-01', '2028-01-01'),
      await open('2027-01-01', '2027-01-01'),
    ]).toEqual(['open', 'open', 'not-yet']);
  });
});

describe('the book of test reservations', () => {
  it('TRD-15 H42 can be requested outside of production only, and stays with the tabs and the cards', async () => {
    const readings: (TripReading | undefined)[] = [];
    const listen = {
      getTrip: async (_guest: object, _id: string, reading?: TripReading) => (readings.push(reading), theirs),
      findTrips: async (_guest: object, reading?: TripReading) => (readings.push(reading), [theirs]),
    };
    const sandbox = aSite(listen);
    const { tabHrefs } = (await sandbox.open({ devMode: 'true' })) as { tabHrefs: { guest: string } };
    const { trips } = await sandbox.openList({ devMode: 'true' });
    expect(trips).toMatchObject({
      upcoming: [{ actions: { manage: '/my-profile/trips/itinerary?reservationId=100200&devMode=true' } }],
    });
    await sandbox.open();
    expect(tabHrefs.guest).toBe('/my-profile/trips/itinerary?reservationId=100200&tab=guest&devMode=true');
    const production = aSite({ ...listen, isProduction: true });
    await production.open({ devMode: 'true' });
    await production.openList({ devMode: 'true' });
    expect(readings).toEqual([true, true, false, false, false].map((isDevMode) => ({ isDevMode })));
  });
});
