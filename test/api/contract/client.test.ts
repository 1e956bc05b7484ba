import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Client,
  type ClientOptions,
  createClient,
  MemoryCookies,
  type OperationId,
  type Outcome,
} from '../../../docs/integrators/client/client';
import { bundledClient, clientFolder, declarations, operationsFile, typesNotice } from './client-files';

/** Answers one after the other; what was asked is recorded. */
function aSite(...answers: readonly Response[]) {
  const asked: Request[] = [];
  const waits: number[] = [];
  const left = [...answers];
  const client = (cookies?: MemoryCookies, key?: ClientOptions['key']) =>
    createClient({
      ...(key === undefined ? {} : { key }),
      baseUrl: 'https://line.example',
      ...(cookies ? { cookies } : {}),
      fetch: async (input, init) => {
        asked.push(new Request(input as string, init));
        const next = left.shift();
        if (!next) throw new TypeError('fetch failed');
        return next;
      },
      sleep: async (ms) => void waits.push(ms),
    });
  return { asked, waits, client };
}

const refusal = (status: number, code: string, headers: Record<string, string> = {}) =>
  Response.json({ error: 'No.', code, requestId: 'request-1' }, { status, headers });

describe('the client of docs/integrators', () => {
  it('H57 is as its contract is: `npm run client` would change nothing', () => {
    expect(readFileSync(join(clientFolder, 'index.js'), 'utf8')).toBe(bundledClient());
    expect(readFileSync(join(clientFolder, 'operations.ts'), 'utf8')).toBe(operationsFile());
    expect(readFileSync(join(clientFolder, 'contract.d.ts'), 'utf8').startsWith(typesNotice())).toBe(true);
    for (const [file, text] of Object.entries(declarations()))
      expect(readFileSync(join(clientFolder, file), 'utf8')).toBe(text);
  });

  it.each([
    ['getFavourites', 'getFavorites'],
    ['findnews', 'findNews'],
    ['listCountries', 'listCountryCodes'],
    ['constructor', 'recordConsent'],
  ])('H57 rejects the mistyped id “%s” with the nearest one, and sends nothing', async (typed, nearest) => {
    const { asked, client } = aSite(Response.json({}));
    const call = client().call as (id: string) => Promise<unknown>;
    await expect(call(typed)).rejects.toThrow(`No operation has the id "${typed}". The nearest is "${nearest}".`);
    expect(asked).toEqual([]);
  });

  it('sends requests as the document says, and types answers by their status', async () => {
    const { asked, client } = aSite(Response.json({ items: [], categories: [] }));
    const outcome = await client().call('findNews', { query: { limit: 3, category: 'the line' } });
    expect(asked[0]?.url).toBe('https://line.example/api/news?limit=3&category=the+line');
    // The types say what an answered outcome has: this line does not compile when they do not.
    expect(outcome.kind === 'answered' && outcome.body.items).toEqual([]);
  });

  it('H57 sends a partner’s key, or the token of a function, with each call that brings no other', async () => {
    const answers = Array.from({ length: 5 }, () => Response.json({}));
    const { asked, client } = aSite(...answers);
    let tokens = 0;
    // A token is not fetched for a call that needs none.
    for (const key of ['lfk_key', async () => `lft_${(tokens += 1)}`]) {
      const partner = client(undefined, key);
      await partner.call('findNews', {});
      await partner.call('startSession', { bearer: 'verify' });
    }
    await client().call('findNews', {});
    expect(asked.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer lfk_key',
      'Bearer verify',
      'Bearer lft_1',
      'Bearer verify',
      null,
    ]);
    expect(tokens).toBe(1);
    const lost = await client(undefined, () => Promise.reject(new Error('no token'))).call('findNews', {});
    expect(lost.kind).toBe('unreachable');
  });

  it('distinguishes a refusal by its code, another server’s answer and a lost one', async () => {
    const { client } = aSite(
      refusal(404, 'NOT_FOUND'),
      refusal(418, 'TEAPOT'),
      new Response('<html>', { status: 502 }),
      new Response(null, { status: 304 }),
    );
    const ask = () => client().call('getVoyageData', { query: { voyageId: 'x' } });
    expect(await ask()).toEqual({
      kind: 'refused',
      status: 404,
      code: 'NOT_FOUND',
      message: 'No.',
      requestId: 'request-1',
      fields: [],
      retryAfterSeconds: undefined,
    });
    expect(await ask()).toEqual({ kind: 'unknown', status: 418, code: 'TEAPOT', requestId: 'request-1' });
    expect(await ask()).toEqual({ kind: 'unknown', status: 502, code: undefined, requestId: undefined });
    expect(await ask()).toEqual({ kind: 'not-modified' });
    expect(await ask()).toMatchObject({ kind: 'unreachable' });
  });

  it('E4 repeats a call when Retry-After says so, twice at most and only what changes nothing', async () => {
    const busy = () => refusal(503, 'UNAVAILABLE', { 'Retry-After': '2' });
    const reading = aSite(busy(), refusal(503, 'UNAVAILABLE', { 'Retry-After': '3' }), Response.json([]));
    expect((await reading.client().call('findVoyages')).kind).toBe('answered');
    expect(reading.waits).toEqual([2_000, 3_000]);
    const tired = aSite(busy(), busy(), busy(), Response.json([]));
    expect((await tired.client().call('findVoyages')).kind).toBe('refused');
    expect(tired.asked).toHaveLength(3);
    const late = aSite(refusal(429, 'RATE_LIMITED', { 'Retry-After': '3600' }));
    expect((await late.client().call('findMeetingTimes', { query: { opportunityId: 'x' } })).kind).toBe('refused');
    expect(late.waits).toEqual([]);
    const writing = aSite(busy(), Response.json({}));
    expect((await writing.client().call('recordConsent', { body: { choice: 'declined' } })).kind).toBe('refused');
    expect(writing.asked).toHaveLength(1);
  });

  it('B4 D6 keeps a guest’s cookies, says where a write comes from, and names it by its key', async () => {
    const { asked, client } = aSite(
      Response.json([], {
        headers: [
          ['Set-Cookie', 'sid=one; Path=/; HttpOnly'],
          ['Set-Cookie', 'otp=two; Path=/'],
        ],
      }),
      Response.json([]),
      new Response(null, { status: 303, headers: { Location: '/', 'Set-Cookie': 'sid=; Max-Age=0' } }),
    );
    const cookies = new MemoryCookies();
    const guest = client(cookies);
    await guest.call('getFavorites');
    const address = { street: '12 Chapel Row', city: 'Bath', country: 'GB' };
    await guest.call('addAddressInformation', { body: [address], idempotencyKey: 'key-1' });
    expect(asked[1]?.headers.get('idempotency-key')).toBe('key-1');
    expect(asked[1]?.headers.get('content-type')).toBe('application/json');
    expect(await asked[1]?.json()).toEqual([address]);
    expect(await guest.call('signOut')).toMatchObject({ kind: 'answered', status: 303 });
    expect(cookies.read()).toBe('otp=two');
  });

  it('H57 answers a redirect in a browser, which hides its status, as the document has it', async () => {
    const hidden = Object.defineProperties(Response.error(), { type: { value: 'opaqueredirect' } });
    expect(await aSite(hidden).client().call('signOut')).toMatchObject({ kind: 'answered', status: 303 });
  });
});

/** Never called: it compiles only while codes are a closed union for each call. */
export function describeOutcome(outcome: Outcome<'createReservationToken'>): string {
  if (outcome.kind !== 'refused') return outcome.kind;
  switch (outcome.code) {
    case 'NOT_FOUND':
    case 'NO_SESSION':
      return 'go on as a visitor';
    case 'UNAVAILABLE':
    case 'INTERNAL':
      return 'later';
    case 'BAD_QUERY':
    case 'REPEATED_PARAMETER':
    case 'MALFORMED':
    case 'FORBIDDEN_KEY':
    case 'TOO_DEEP':
    case 'TOO_MANY_ITEMS':
    case 'CSRF':
    case 'TOO_LARGE':
    case 'UNSUPPORTED_TYPE':
    case 'INVALID':
      return outcome.code;
  }
}

/** Never called: it compiles only while a body needs the fields that the server refuses it without. */
export async function leaveFieldsOut(client: Client): Promise<void> {
  // @ts-expect-error An address needs its street and country.
  await client.call('addAddressInformation', { body: [{ city: 'Bath' }] });
  // @ts-expect-error A code needs a recipient.
  await client.call('requestCode', { body: { token: 'solved' } });
  const unnamed = { first_name: 'Ada', topic: 'Other', message: 'Hello', token: 'solved' };
  // @ts-expect-error A visitor says who they are.
  await client.call('sendContactForm', { body: unnamed });
}

export type EveryId = OperationId;
