import { randomUUID } from 'node:crypto';
import express, { type Response } from 'express';
import { VendorSimulator } from '../vendor-simulator';
import { serveReservations, type SimulatedReservation } from './reservations';
import { serveVoyages, type SimulatedVoyage } from './voyages';

export const engineKey = 'a-key-that-both-sides-know-well-enough';
export const engineClient = { clientId: 'the-site', clientSecret: 'a-secret-of-the-site' } as const;

/** A gateway that serves the reservation-engine contract v1 from books that a test writes, with a key or with tokens. */
export class EngineSimulator extends VendorSimulator {
  readonly voyages: SimulatedVoyage[] = [];
  readonly reservations: SimulatedReservation[] = [];
  /** What it says of itself; another contract's number makes it another engine. */
  contract: string | undefined = '1.0';
  /** Tokens that were fetched, the last one good. */
  readonly tokens: string[] = [];
  /** What was sent for each token. */
  readonly grants: Readonly<Record<string, string>>[] = [];
  tokenLife: unknown = 3_600;
  private isLastTokenGood = true;

  constructor() {
    super({
      tooMany: (res) => this.problem(res.set('Retry-After', '2'), 429, 'RATE_LIMITED'),
      isSpared: (path) => path === '/oauth/token',
    });
    this.app.post('/oauth/token', express.urlencoded({ extended: false }), (req, res) =>
      this.giveToken(req.body as Readonly<Record<string, string>>, clientOf(req.get('authorization')), res),
    );
    this.app.use((req, res, next) => {
      if (this.contract !== undefined) res.set('X-Contract-Version', this.contract);
      if (this.isKnown(req.get('authorization'))) return next();
      this.problem(res, 401, 'UNAUTHORIZED');
    });
    this.app.use(express.json({ limit: '1mb' }));
    this.app.get(
      '/v1/health',
      (_req, res) =>
        void res.json({ contract: this.contract ?? '1.0', engine: 'Simulator', time: '2027-01-11T15:00:00Z' }),
    );
    const problem = this.problem.bind(this);
    serveVoyages(this.app, { voyages: this.voyages, problem });
    serveReservations(this.app, { reservations: this.reservations, problem, targets: ['https://reserve.example'] });
  }

  /** The token that was given last is not taken any more, as after an hour. */
  endToken(): void {
    this.isLastTokenGood = false;
  }

  /** Calls by the contract; fetching tokens is not one. */
  get calls(): number {
    return this.seen.filter(({ path }) => path.startsWith('/v1/')).length;
  }

  private giveToken(
    sent: Readonly<Record<string, string>>,
    inHeader: Readonly<Record<string, string>>,
    res: Response,
  ): void {
    const { grant_type: grant, client_id: id, client_secret: secret } = { ...inHeader, ...sent };
    if (grant !== 'client_credentials' || id !== engineClient.clientId || secret !== engineClient.clientSecret)
      return void res.status(400).json({ error: 'invalid_client' });
    this.grants.push(sent);
    const token = `token-${this.tokens.length + 1}-${randomUUID()}`;
    this.tokens.push(token);
    this.isLastTokenGood = true;
    // Long enough for all who ask at once to meet.
    setTimeout(() => res.json({ access_token: token, token_type: 'Bearer', expires_in: this.tokenLife }), 30);
  }

  private isKnown(authorization: string | undefined): boolean {
    return (
      authorization === `Bearer ${engineKey}` ||
      (this.isLastTokenGood && authorization === `Bearer ${this.tokens.at(-1)}`)
    );
  }

  private problem(res: Response, status: number, code: string): void {
    res
      .status(status)
      .type('application/problem+json')
      .send(
        JSON.stringify({
          type: `urn:reservation-engine:problem:${code.toLowerCase()}`,
          title: code,
          status,
          code,
          detail: 'A simulator refuses this call.',
          correlationId: randomUUID(),
        }),
      );
  }
}

/** The client in the header `Authorization: Basic`, whose parts are encoded as in a form. */
function clientOf(authorization = ''): Readonly<Record<string, string>> {
  const [, encoded] = /^Basic (\S+)$/.exec(authorization) ?? [];
  if (encoded === undefined) return {};
  const [id = '', secret = ''] = Buffer.from(encoded, 'base64').toString().split(':').map(decodeURIComponent);
  return { client_id: id, client_secret: secret };
}

export const aSimulatedVoyage = (more: Partial<SimulatedVoyage> = {}): SimulatedVoyage => ({
  code: 'ON1-CYC-270503-007',
  sailDays: 7,
  classifications: [
    { type: 'SHIP', code: 'ON1' },
    { type: 'WEB DEST', code: 'CYC' },
  ],
  from: { dateTime: '2027-05-03T18:00', port: 'Piraeus' },
  to: { dateTime: '2027-05-10T07:00', port: 'Mykonos' },
  categories: [
    {
      category: 'SV',
      fareCode: 'BESTPRICE',
      availableCabins: 2,
      status: 'OK',
      price: { total: '24500.00', perGuest: [], currency: 'USD' },
    },
    {
      category: 'OS',
      fareCode: 'BESTPRICE',
      availableCabins: 0,
      status: 'WL',
      price: { total: '31000.00', perGuest: [], currency: 'USD' },
    },
  ],
  ...more,
});

export const aSimulatedReservation = (more: Partial<SimulatedReservation> = {}): SimulatedReservation => ({
  id: 'ON100200',
  status: 'BK',
  clientRef: '0035g00000ElMarAAF',
  bookedAt: '2027-01-02T10:15:00-05:00',
  deposit: { due: '4900.00', paidAmount: '4900.00', dueDate: '2027-01-09' },
  final: { dueDate: '2027-02-02' },
  totals: { booking: '24500.00', paid: '4900.50', currency: 'USD' },
  packages: [
    {
      code: 'ON1-CYC-270502-008',
      name: 'Cyclades',
      type: 'VOYAGE',
      recordId: 'ON100200-1',
      category: 'SV',
      cabin: '501',
    },
  ],
  guests: [
    {
      seqN: 1,
      ref: 'G1',
      fullName: 'Eleanor Marsh',
      first: 'Eleanor',
      middle: null,
      last: 'Marsh',
      birthDate: '1961-04-05',
      email: 'guest@example.com',
      phone: null,
      addons: [
        {
          category: 'CREDIT',
          status: 'OK',
          price: '250.00',
          from: null,
          to: null,
          notes: null,
          comments: null,
          guestRefs: ['G1'],
        },
        {
          category: 'SHOREX CUSTOM',
          status: 'RQ',
          price: null,
          from: null,
          to: null,
          notes: null,
          comments: null,
          guestRefs: ['G1'],
        },
      ],
    },
    {
      seqN: 2,
      ref: 'G2',
      fullName: 'Tom Marsh',
      first: 'Tom',
      middle: null,
      last: 'Marsh',
      birthDate: null,
      email: null,
      phone: null,
      addons: [
        {
          category: 'CREDIT',
          status: 'OK',
          price: '100.50',
          from: null,
          to: null,
          notes: null,
          comments: null,
          guestRefs: ['G2'],
        },
      ],
    },
  ],
  lines: [{ label: 'Suite', amount: '24500.00' }],
  isUnconfirmed: false,
  pages: {},
  ...more,
});
