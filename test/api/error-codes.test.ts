import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type RequestHandler } from 'express';
import inject from 'light-my-request';
import { maxAddresses } from '../../src/core/account/address';
import { maxContacts } from '../../src/core/account/contact';
import { maxFavourites } from '../../src/core/favourites/favourite';
import { toContactError } from '../../src/web/account/account-errors';
import { toBookingError } from '../../src/web/excursions/excursion-booking-errors';
import { toAddError } from '../../src/web/favourites/favourite-errors';
import { passkeyTexts } from '../../src/core/sign-in/passkey-texts';
import { HttpError } from '../../src/web/http-error';
import { allCodes, errorOf } from '../../src/web/openapi/error-catalogue';
import { toArrangeError } from '../../src/web/meetings/meeting-errors';
import { AddressRules } from '../../src/web/routing/address-rules';
import { handleErrors } from '../../src/web/middleware/handle-errors';
import { oncePerKey } from '../../src/web/middleware/once-per-key';
import { requireFreshCode } from '../../src/web/middleware/require-fresh-code';
import { toRequestError } from '../../src/web/sign-in/sign-in-errors';
import { money } from '../../src/core/shared/money';
import { aDeparture } from '../builders/a-departure';
import { StoppedClock } from '../builders/a-clock';
import { ExchangePlayer, exchangesOf } from '../support/replay-exchange';
import { sharedServer, type SharedServer } from '../support/shared-server';
import { addressOf } from '../trials/trial';
import { resetLine } from '../support/reset-line';

const document = readFileSync('docs/integrators/error-codes.md', 'utf8');
const exchanges = exchangesOf(document);
const brokenCodes = [...document.matchAll(/^\| ([A-Z_]+) \| (\d{3}) \|/gm)].map(
  ([, code = '', status]) => [code, Number(status)] as const,
);

/** Every code that the source can answer with: those of HttpError, and those of the reservation flow. */
function codesOfSource(): readonly string[] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  const found = files.flatMap((file) => [
    ...readFileSync(join('src', file), 'utf8').matchAll(/HttpError\(\s*\d+,\s*'([A-Z_]+)'|'(RES-[A-Za-z]+)'/g),
  ]);
  return [...new Set(found.map(([, http, flow]) => http ?? flow ?? ''))].sort();
}

describe('docs/integrators/error-codes.md', () => {
  let server: SharedServer;
  beforeAll(async () => {
    server = await sharedServer();
  });
  afterAll(() => server.stop());

  it('names every code that the source can answer with', () => {
    const documented = new Set([...exchanges.map(({ code }) => code), ...brokenCodes.map(([code]) => code)]);
    const ofSource = codesOfSource();
    expect(ofSource.filter((code) => !documented.has(code))).toEqual([]);
    expect([...documented].filter((code) => !ofSource.includes(code))).toEqual(['Any other code']);
  });

  it('H57 stands as the catalogue has it that /api/docs prints and scenarios answer with: the same codes, the same statuses', () => {
    const statuses = new Map<string, number>(brokenCodes);
    for (const { code, lines } of exchanges) {
      const answered = lines.filter((line) => /^\d{3}/.test(line)).at(-1);
      if (/^[A-Z_]+$/.test(code)) statuses.set(code, Number(answered?.slice(0, 3)));
    }
    expect(Object.fromEntries([...statuses].sort())).toEqual(
      Object.fromEntries(allCodes.map((code): [string, number] => [code, errorOf(code).status]).sort()),
    );
  });

  it('ACC-16 FAV-08 names the limits of lists as the rules and the catalogue have them', () => {
    expect([maxContacts, maxAddresses, maxFavourites]).toEqual([4, 100, 500]);
    expect(document).toContain(
      '| LIST_FULL | 422 | The fifth e-mail or phone, or the hundred-and-first address, of a guest |',
    );
    expect(document).toContain('| FAVOURITES_FULL | 422 | The 501st favourite of a guest |');
    expect(errorOf('LIST_FULL').when).toContain('4 e-mails, 4 phone numbers or 100 addresses');
    expect(errorOf('FAVOURITES_FULL').when).toContain('500 favourites');
  });

  it('RES-13 RES-14 RES-15 brings each about by the input that it documents', async () => {
    const faults: string[] = [];
    for (const [index, exchange] of exchanges.entries()) {
      faults.push(...(await new ExchangePlayer(server.url, addressOf(index + 1)).replay(exchange)));
      // The clock and the limits of one guest are as they were; all else is bound to the browser or its address.
      if (exchange.lines.some((line) => /^CLOCK|newcomer@/.test(line))) await resetLine(server.url);
    }
    expect(faults).toEqual([]);
  }, 90_000);
});

const failing = (handler: RequestHandler) => {
  const app = express();
  app.use((req, _res, next) => {
    Object.assign(req, {
      id: 'request-1',
      log: { error: () => undefined },
      session: { guest: { contactId: 'c', signedInAt: 0 } },
    });
    next();
  });
  app.post('/api/it', handler);
  app.use(
    handleErrors({
      renderer: { render: async () => undefined, answerAnonymously: () => false },
      picture: {} as never,
      addresses: new AddressRules([]),
      overrides: [],
    }),
  );
  return inject(app, { method: 'POST', url: '/api/it', headers: { 'idempotency-key': 'key' } });
};
const throwing =
  (error: Error): RequestHandler =>
  () => {
    throw error;
  };
const refused = (outcome: Parameters<typeof toBookingError>[0]) => throwing(toBookingError(outcome, ['1']));
const inFlight = { begin: async () => ({ kind: 'in-flight' }) } as never;

/** How each of these is brought about: by the part that is broken. */
const broken: Readonly<Record<string, RequestHandler>> = {
  ALREADY_BOOKED: refused({ kind: 'already-booked', participantIds: ['1'] }),
  BAD_SIGNATURE: throwing(new HttpError(401, 'BAD_SIGNATURE', 'This call is not signed as it should be.')),
  BOT_CHECK_UNAVAILABLE: throwing(toRequestError({ kind: 'bot-check-unavailable' })),
  CALENDAR_FULL: throwing(toArrangeError({ kind: 'full' })),
  CLOSED: refused({ kind: 'closed' }),
  ENDED: refused({ kind: 'ended' }),
  FAVOURITES_FULL: throwing(toAddError({ kind: 'full' })),
  IN_FLIGHT: oncePerKey(inFlight, 'scope', async () => undefined),
  INTERNAL: throwing(new TypeError('a defect')),
  LIST_FULL: throwing(toContactError({ kind: 'refused', at: 0, reason: 'full', channel: 'email' })),
  NOT_BOOKED: refused({ kind: 'not-booked' }),
  NOT_OPEN: refused({ kind: 'not-open' }),
  OVERLAPS: refused({
    kind: 'overlaps',
    participantIds: ['1'],
    other: aDeparture({ begins: new Date('2027-06-06T06:30:00Z') }),
  }),
  PASSKEYS_FULL: throwing(new HttpError(422, 'PASSKEYS_FULL', passkeyTexts.full)),
  PRICE_CHANGED: refused({ kind: 'price-changed', price: money(18_000, 'USD') }),
  PRICE_ON_REQUEST: refused({ kind: 'no-price' }),
  PREVIEW_REFUSED: throwing(new HttpError(403, 'PREVIEW_REFUSED', 'This link to a preview is not valid.')),
  REAUTH_REQUIRED: requireFreshCode(new StoppedClock()),
  TOO_YOUNG: refused({ kind: 'too-young', minAge: 18, participantIds: ['1'] }),
  UNDELIVERABLE: throwing(toRequestError({ kind: 'undeliverable', reason: 'unsupported-country' })),
};

it.each(brokenCodes)('answers %s with %d when a part is broken, and reveals nothing of it', async (code, status) => {
  const handler = broken[code];
  if (!handler) throw new Error(`Nothing here brings ${code} about`);
  const answer = await failing(handler);
  expect({ status: answer.statusCode, body: answer.json() }).toEqual({
    status,
    body: expect.objectContaining({ code, requestId: 'request-1' }),
  });
  expect(answer.payload).not.toContain('a defect');
});
