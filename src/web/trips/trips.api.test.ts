import type { Request, Response } from 'express';
import type { Trip } from '../../core/trips/trip';
import { aTrip } from '../../../test/builders/a-trip';
import { TripsApi } from './trips.api';

/** What programs are answered when these are a guest's trips. */
async function ask(method: 'list' | 'details', trips: readonly Trip[], reservationId = '') {
  const api = new TripsApi({
    trips: {
      findTrips: async () => trips,
      getTrip: async (_guest, id) => trips.find((trip) => trip.reservationId === id),
    },
    bespoke: { find: async () => [] },
    devMode: { reading: () => ({ isDevMode: false }) } as never,
  });
  const answered: unknown[] = [];
  const response = {
    set: () => response,
    json: (body: unknown) => void answered.push(body),
  };
  await api[method](
    {
      url: '/api/reservations',
      query: { reservationId },
      session: { guest: { contactId: 'eleanor' } },
      log: { error: () => undefined },
    } as never as Request,
    response as never as Response,
  );
  return answered[0];
}

describe('reservations for programs', () => {
  it('TRP-05 H57 have none of the engine’s own statuses, which no program was promised', async () => {
    const trips = [aTrip({ reservationId: '1', status: 'XT' }), aTrip({ reservationId: '2', status: 'BK' })];
    expect(await ask('list', trips)).toMatchObject([{ seawareId: '2', reservationStatus: 'BK' }]);
    expect(await ask('details', trips, '2')).toMatchObject({ response: [{ seawareId: '2' }] });
  });

  it('TRD-14 E2 are not called missing when they are there', async () => {
    const trips = [aTrip({ reservationId: '1', status: 'XT' })];
    await expect(ask('details', trips, '1')).rejects.toMatchObject({ status: 503 });
    await expect(ask('details', trips, '9')).rejects.toMatchObject({ status: 404 });
  });
});
