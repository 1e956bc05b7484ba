import type { Express, Response } from 'express';

export interface SimulatedReservation {
  readonly id: string;
  readonly status: string;
  readonly clientRef: string;
  /** The rest of the contract's fields, as the engine sends them. */
  readonly [field: string]: unknown;
}

interface ServedEngine {
  readonly reservations: readonly SimulatedReservation[];
  readonly problem: (res: Response, status: number, code: string) => void;
  /** Origins whose pages a client may be signed in on the way to. */
  readonly targets: readonly string[];
}

/** The reservation calls of the contract, and its single sign-on. One answer for what is missing and what is another guest's. */
export function serveReservations(app: Express, { reservations, problem, targets }: ServedEngine): void {
  const find = (id: unknown, clientRef: unknown) =>
    reservations.find((one) => one.id === id && one.clientRef === clientRef);
  app.get(
    '/v1/reservations',
    (req, res) =>
      void res.json({ items: reservations.filter(({ clientRef }) => clientRef === req.query['clientRef']) }),
  );
  app.get('/v1/reservations/:id', (req, res) => {
    const found = find(req.params.id, req.query['clientRef']);
    if (found) res.json(found);
    else problem(res, 404, 'NOT_FOUND');
  });
  app.post('/v1/reservations/:id/answer', (req, res) => {
    const { clientRef, answer } = req.body as { readonly clientRef: string; readonly answer: string };
    if (find(req.params.id, clientRef)) res.json({ id: req.params.id, answer });
    else problem(res, 404, 'NOT_FOUND');
  });
  app.post('/v1/sso-tokens', (req, res) => {
    const { clientRef, targetUrl } = req.body as { readonly clientRef: string; readonly targetUrl: string };
    if (!URL.canParse(targetUrl) || !targets.includes(new URL(targetUrl).origin))
      return problem(res, 422, 'TARGET_NOT_ALLOWED');
    if (!reservations.some((one) => one.clientRef === clientRef)) return problem(res, 404, 'NOT_FOUND');
    res.status(201).json({
      token: `token-of-${clientRef}`,
      expiresAt: '2027-01-11T15:01:00Z',
      postUrl: `${new URL(targetUrl).origin}/sso`,
    });
  });
}
