import type { Request, Response } from 'express';
import { aTrip, aTripPackage } from '../../../test/builders/a-trip';
import { shownPage } from '../../../test/support/shown-page';
import type { EngineEntry, ReservationReference } from '../../core/reserve/engine-handoff.port';
import { Unavailable } from '../../core/shared/unavailable';
import type { Guest } from '../../core/sign-in/guest';
import type { Trip } from '../../core/trips/trip';
import { HandoffPage } from '../../../views/handoff/HandoffPage';
import { DevMode } from '../trips/dev-mode';
import { TripHandoffPages } from './trip-handoff.pages';

const eleanor = { firstName: 'Eleanor', lastName: 'Moss', email: 'guest@example.com' } as Guest;
const theirs = aTrip({
  packages: [aTripPackage({ packageCode: 'ON1-CYC-270412-007' })],
  passengers: [{ fullName: 'Ada Lindqvist', firstName: 'Ada', lastName: 'Lindqvist' }],
});

/** Another vendor's engine, which takes a form. */
async function openEntry(
  entry: EngineEntry | undefined | Promise<never>,
  trip: Trip | undefined = theirs,
  query: { readonly devMode?: string; readonly lastName?: string; readonly email?: string } = {},
) {
  const isTest = query.devMode === 'true';
  const asked: ReservationReference[] = [];
  const redirects: [number, string][] = [];
  const engineHandoff = async (reference: ReservationReference) => {
    asked.push(reference);
    return entry;
  };
  const pages = new TripHandoffPages({
    trips: {
      getTrip: async (guest, reservationId, reading) => {
        const isFound = guest.contactId === 'eleanor' && reservationId === trip.reservationId;
        return isFound && reading?.isDevMode === isTest ? trip : undefined;
      },
    },
    devMode: new DevMode({ isProduction: false, isDemo: false }),
    guests: { getGuest: async () => eleanor },
    engineHandoff: { customerBooking: engineHandoff, fareBreakdown: engineHandoff },
  });
  const req = {
    query: { reservationId: '100200', ...query },
    session: { guest: { contactId: 'eleanor' } },
  } as unknown as Request;
  const res = { redirect: (status: number, to: string) => void redirects.push([status, to]) } as unknown as Response;
  return { pages, req, res, asked, redirects };
}

describe('from a trip to another vendor’s engine', () => {
  it('ENG-07 H08 sends package, number, names and e-mail of the server’s own records in a form, whatever the address says', async () => {
    const fields = { packageCode: 'ON1-CYC-270412-007', confirmationNumber: '100200' };
    const { pages, req, res, asked } = await openEntry(
      { kind: 'post', address: 'https://reserve.example/booking', fields },
      theirs,
      { lastName: 'Forged', email: 'forged@example.com' },
    );
    const shown = await pages.makePayment(req, res);
    expect(asked).toEqual([
      {
        reservationId: '100200',
        contactId: 'eleanor',
        failure: '/my-profile/trips/itinerary?reservationId=100200&tab=payment&ssoFailed=1',
        packageCode: 'ON1-CYC-270412-007',
        lastName: 'Lindqvist',
        firstName: 'Ada',
        email: 'guest@example.com',
      },
    ]);
    expect(shown && shownPage(shown)).toMatchObject({
      page: HandoffPage,
      props: { handoff: { kind: 'form', action: 'https://reserve.example/booking', fields, waitMs: 0 } },
    });
  });

  it('ENG-07 ENG-08 names the first passenger by the passenger’s own e-mail, else the guest', async () => {
    const [ada] = theirs.passengers;
    const referenceTo = async (passengers: Trip['passengers']) => {
      const { pages, req, res, asked } = await openEntry(undefined, { ...theirs, passengers });
      await pages.makePayment(req, res);
      return asked.map(({ firstName, lastName, email }) => [firstName, lastName, email]);
    };
    expect(ada && (await referenceTo([{ ...ada, email: 'ada@example.com' }]))).toEqual([
      ['Ada', 'Lindqvist', 'ada@example.com'],
    ]);
    expect(await referenceTo([])).toEqual([['Eleanor', 'Moss', 'guest@example.com']]);
  });

  it('ENG-07 stays with the trip where the engine has no such page', async () => {
    const { pages, req, res, redirects } = await openEntry(undefined);
    await pages.makePayment(req, res);
    expect(redirects).toEqual([[303, '/my-profile/trips/itinerary?reservationId=100200&tab=payment']]);
  });

  it('ENG-07 H06 leads back to the trip with the marker when the engine does not answer', async () => {
    const { pages, req, res, redirects } = await openEntry(Promise.reject(new Unavailable('reservation engine')));
    await pages.makePayment(req, res);
    expect(redirects).toEqual([[303, '/my-profile/trips/itinerary?reservationId=100200&tab=payment&ssoFailed=1']]);
  });

  it('TRD-15 H42 finds a test reservation by its parameter, and leads back to it', async () => {
    const [gone, back] = [new Unavailable('reservation engine'), '/my-profile/trips/itinerary?reservationId=100200'];
    for (const [entry, address] of [
      [undefined, `${back}&tab=payment&devMode=true`],
      [Promise.reject(gone), `${back}&tab=payment&devMode=true&ssoFailed=1`],
    ] as const) {
      const { pages, req, res, redirects } = await openEntry(entry, theirs, { devMode: 'true' });
      await pages.makePayment(req, res);
      expect(redirects).toEqual([[303, address]]);
    }
  });

  it('ENG-08 leaves the fare breakdown to the site where the engine prints none', async () => {
    const { pages, req, res, asked, redirects } = await openEntry(undefined);
    let isLeft = false;
    await pages.fareBreakdown(req, res, () => {
      isLeft = true;
    });
    expect([isLeft, asked[0]?.lastName, redirects]).toEqual([true, 'Lindqvist', []]);
  });

  it('ROL-04 calls no engine about a trip that is not the guest’s', async () => {
    const { pages, req, res, asked } = await openEntry({ kind: 'redirect', address: '/x' }, undefined);
    await expect(
      pages.makePayment({ ...req, query: { reservationId: '999' } } as unknown as Request, res),
    ).rejects.toMatchObject({ status: 404 });
    expect(asked).toEqual([]);
  });
});
