import { randomUUID } from 'node:crypto';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { type EngineManner, type ExcursionStore, RefusedRequest, type EngineBookingRequest } from './excursion-store';

const lostEvery = 10;

/** The excursion calls of the reservation-engine contract v1, as an integrator's gateway answers them. */
export function serveExcursions(
  app: Express,
  { store, manner }: { readonly store: ExcursionStore; readonly manner: EngineManner },
): void {
  let carriedOut = 0;
  /** Carried out, and now and then nobody hears of it. */
  const answer = (res: Response, status: number, body: object) => {
    carriedOut += 1;
    if (manner === 'loses-answers' && carriedOut % lostEvery === 0) return void res.destroy();
    res.status(status).json(body);
  };
  const list = (value: unknown) =>
    String(value ?? '')
      .split(',')
      .filter(Boolean);
  app.use('/v1', express.json({ limit: '1mb' }));
  app.get('/v1/excursions/availability', (req, res) => void res.json({ items: store.seats(list(req.query['ids'])) }));
  app.get('/v1/excursion-bookings', (req, res) => {
    const reservationIds = list(req.query['reservationIds']);
    store.passOn();
    res.json({
      items: store.find(({ key, reservationId }) =>
        req.query['key'] === undefined ? reservationIds.includes(reservationId) : key === req.query['key'],
      ),
    });
  });
  app.post('/v1/excursion-bookings', async (req, res) => {
    const key = req.get('idempotency-key');
    if (!key) throw new RefusedRequest(422, 'INVALID');
    const party = await store.reserve(req.body as EngineBookingRequest, key);
    answer(res, 201, {
      party,
      results: party.lines.map(({ bookingId }, index) => ({ line: index + 1, bookingId, status: party.status })),
    });
  });
  app.delete('/v1/excursion-bookings', (req, res) => {
    const removal = req.body as { readonly reservationIds: readonly string[]; readonly ids: readonly string[] };
    store.remove(removal);
    answer(res, 200, { results: removal.ids.map((id) => ({ id, removed: true })) });
  });
  app.post('/v1/excursion-offers/pass-on', (_req, res) => void res.json({ departureIds: store.passOn() }));
  app.post(
    '/v1/excursion-offers/untold',
    (req, res) =>
      void res.json({ items: store.claimUnnotified(new Date((req.body as { leaseUntil: string }).leaseUntil)) }),
  );
  app.post('/v1/excursion-offers/:partyId/acceptance', (req, res) => {
    store.accept(req.params.partyId, (req.body as { readonly reservationIds: readonly string[] }).reservationIds);
    res.json({ status: 'CONFIRMED' });
  });
  app.post('/v1/excursion-offers/:partyId/told', (req, res) => {
    store.markNotified(req.params.partyId);
    res.json({ status: 'TOLD' });
  });
  app.use('/v1', refuse);
}

function refuse(thrown: unknown, _req: Request, res: Response, next: NextFunction): void {
  if (!(thrown instanceof RefusedRequest)) return next(thrown);
  const { status, code } = thrown;
  res
    .status(status)
    .type('application/problem+json')
    .send(
      JSON.stringify({
        type: `urn:reservation-engine:problem:${code.toLowerCase()}`,
        title: code,
        status,
        code,
        detail: 'The engine says no.',
        correlationId: randomUUID(),
      }),
    );
}
