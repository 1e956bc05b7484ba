import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020.js';
import { currentDocument } from '../../../test/contracts/engine-document';
import { type SharedServer, sharedServer } from '../../../test/support/shared-server';
import { sharedServerEnv } from '../../../test/support/shared-server-env';
import { closed } from '../../../test/support/closed-schema';
import { inlineReferences } from '../openapi/inline-references';

const key = sharedServerEnv.ENGINE_SERVE_KEY;
const client = 'clientRef=0035g00000ElMarAAF';

interface ContractResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, unknown>>;
}

describe('/v1, the reservation-engine contract', () => {
  let server: SharedServer;
  beforeAll(async () => {
    server = await sharedServer();
  }, 60_000);
  afterAll(() => server.stop());

  const document = inlineReferences(JSON.parse(currentDocument()) as object) as {
    paths: Record<
      string,
      Record<string, { responses: Record<string, { content: Record<string, { schema: object }> }> }>
    >;
    components: object;
  };
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);

  async function call(path: string, init: RequestInit & { readonly json?: object } = {}): Promise<ContractResponse> {
    const { json, ...rest } = init;
    const headers = {
      Authorization: `Bearer ${key}`,
      ...(json ? { 'Content-Type': 'application/json' } : {}),
      ...init.headers,
    };
    const answer = await fetch(`${server.url}${path}`, {
      ...rest,
      headers,
      redirect: 'manual',
      ...(json ? { method: rest.method ?? 'POST', body: JSON.stringify(json) } : {}),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      headers: answer.headers,
      body: text === '' ? {} : (JSON.parse(text) as ContractResponse['body']),
    };
  }
  /** Held against the document. */
  function faultsOf(template: string, method: string, { status, body }: ContractResponse): unknown {
    const schema = document.paths[template]?.[method]?.responses[String(status)]?.content['application/json']?.schema;
    if (!schema) return `${status} is not described`;
    const validate = ajv.compile(closed(schema) as object);
    return validate(body) ? [] : validate.errors;
  }
  const problemOf = ({ status, headers, body }: ContractResponse) => ({
    status,
    type: headers.get('content-type'),
    code: body['code'],
  });
  const aVoyage = async () =>
    ((await call('/v1/voyages?limit=1')).body['items'] as { code: string; from: { dateTime: string } }[])[0] ?? {
      code: '',
      from: { dateTime: '' },
    };

  it('H57 names its contract and the call, and forbids caches to store a client’s answers', async () => {
    const response = await call('/v1/health', { headers: { 'X-Correlation-Id': 'call-7' } });
    expect(faultsOf('/v1/health', 'get', response)).toEqual([]);
    expect(
      Object.fromEntries(
        ['x-contract-version', 'x-correlation-id', 'cache-control'].map((name) => [name, response.headers.get(name)]),
      ),
    ).toEqual({ 'x-contract-version': '1.0', 'x-correlation-id': 'call-7', 'cache-control': 'no-store' });
    expect((await call(`/v1/reservations?${client}`)).headers.get('cache-control')).toBe('no-store');
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('C1 admits no client without the key, or with nearly the key, at any address', async () => {
    for (const authorization of [
      '',
      'Bearer',
      `Bearer ${key}x`,
      `Bearer ${key.slice(0, -1)}`,
      `Basic ${key}`,
      `Bearer ${'x'.repeat(9_000)}`,
    ]) {
      for (const path of ['/v1/health', '/v1/nowhere', `/v1/reservations?${client}`]) {
        const response = await call(path, { headers: { Authorization: authorization } });
        expect(problemOf(response)).toEqual({
          status: 401,
          type: 'application/problem+json; charset=utf-8',
          code: 'UNAUTHORIZED',
        });
        expect(response.headers.get('www-authenticate')).toBe('Bearer');
      }
    }
  });

  it('VOY-30 lists voyages page by page, each once, by start date and code', async () => {
    const codes: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const response = await call(`/v1/voyages?limit=40&include=categories${cursor === '' ? '' : `&cursor=${cursor}`}`);
      expect(faultsOf('/v1/voyages', 'get', response)).toEqual([]);
      codes.push(
        ...(response.body['items'] as { code: string; from: { dateTime: string } }[]).map(
          ({ code, from }) => `${from.dateTime.slice(0, 10)} ${code}`,
        ),
      );
      cursor = response.body['nextCursor'] as string | null;
    }
    expect(codes.length).toBeGreaterThan(60);
    expect(codes).toEqual([...new Set(codes)].sort());
  });

  it('VOY-30 H65 gives availability with an ETag, 304 to it, and even parts for a party', async () => {
    const { code } = await aVoyage();
    const path = `/v1/voyages/${code}/availability?adults=2&children=1`;
    const response = await call(path);
    expect(faultsOf('/v1/voyages/{code}/availability', 'get', response)).toEqual([]);
    const [priced] = (response.body['categories'] as { price: { total: string; perGuest: string[] } | null }[]).flatMap(
      ({ price }) => price ?? [],
    );
    expect(priced?.perGuest.reduce((sum, part) => sum + Math.round(Number(part) * 100), 0)).toBe(
      Math.round(Number(priced?.total) * 100),
    );
    const etag = response.headers.get('etag') ?? '';
    expect([etag, response.headers.get('cache-control')]).toEqual([
      expect.stringMatching(/^W\/"[\w-]+"$/),
      'private, max-age=5',
    ]);
    expect((await call(path, { headers: { 'If-None-Match': etag } })).status).toBe(304);
    expect(problemOf(await call('/v1/voyages/ON1-CYC-990101-007/availability'))).toMatchObject({
      status: 404,
      code: 'VOYAGE_NOT_FOUND',
    });
  });

  it('TRP-13 C1 gives a client’s reservations by the other CRM’s id, and the same answer for what is missing and what is not theirs', async () => {
    const list = await call(`/v1/reservations?${client}&include=full`);
    expect(faultsOf('/v1/reservations', 'get', list)).toEqual([]);
    const [first] = list.body['items'] as { id: string }[];
    const one = await call(`/v1/reservations/${first?.id}?${client}`);
    expect(faultsOf('/v1/reservations/{id}', 'get', one)).toEqual([]);
    expect(one.body).toEqual(first);
    expect(one.body['pages']).toMatchObject({
      payment: `${server.url}/my-profile/trips/payment?reservationId=${first?.id}`,
    });
    const [foreign, missing] = [
      await call(`/v1/reservations/${first?.id}?clientRef=0035g00000JaOkaAAF`),
      await call('/v1/reservations/ON79999999?clientRef=0035g00000JaOkaAAF'),
    ];
    const without = ({ body }: ContractResponse) => ({ ...body, correlationId: '' });
    expect([foreign.status, without(foreign)]).toEqual([404, without(missing)]);
    expect((await call('/v1/reservations?clientRef=nobody')).body).toEqual({ items: [] });
    expect(
      problemOf(
        await call(`/v1/reservations/${first?.id}/answer`, {
          json: { clientRef: '0035g00000JaOkaAAF', answer: 'confirm' },
        }),
      ),
    ).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it('D10 H59 C10 signs clients in on the way to the engine’s pages and nowhere else', async () => {
    const ask = (targetUrl: string, clientRef = '0035g00000ElMarAAF') =>
      call('/v1/sso-tokens', { json: { clientRef, targetUrl, failureUrl: 'https://ondine.example/back' } });
    const response = await ask('/engine/details?x=1');
    expect([
      response.status,
      faultsOf('/v1/sso-tokens', 'post', response),
      response.headers.get('cache-control'),
    ]).toEqual([201, [], 'no-store']);
    expect(response.body['postUrl']).toBe(`${server.url.replace('127.0.0.1', 'localhost')}/engine/sso`);
    expect((await ask(`${server.url}/my-profile/trips/payment?reservationId=ON1`)).status).toBe(201);
    for (const wrong of [
      '/',
      '/enginex',
      '/my-profile/edit',
      '/engine/../my-profile/edit',
      '//evil.example/engine',
      'https://evil.example/engine',
      `${server.url}@evil.example/engine`,
      'javascript:alert(1)',
      '/engine\\..\\x',
      '/api/logout',
    ]) {
      expect([wrong, problemOf(await ask(wrong)).code]).toEqual([wrong, 'TARGET_NOT_ALLOWED']);
    }
    expect(problemOf(await ask('/engine/details', 'nobody'))).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it('C5 C6 describes what is wrong as a problem, and repeats none of it', async () => {
    const secret = 'shibboleth';
    const wrong: readonly (readonly [Promise<ContractResponse>, number, string])[] = [
      [call(`/v1/voyages?limit=${secret}`), 422, 'INVALID'],
      [call('/v1/voyages?limit=201'), 422, 'INVALID'],
      [call(`/v1/voyages?cursor=${secret}`), 422, 'INVALID'],
      [call('/v1/voyages?from=2027-02-30'), 422, 'INVALID'],
      [call('/v1/voyages?limit=1&limit=2'), 422, 'INVALID'],
      [call('/v1/reservations'), 422, 'INVALID'],
      [
        call('/v1/sso-tokens', {
          method: 'POST',
          body: `{"clientRef":"${secret}`,
          headers: { 'Content-Type': 'application/json' },
        }),
        400,
        'MALFORMED',
      ],
      [
        call('/v1/sso-tokens', { json: { clientRef: { [secret]: 1 }, targetUrl: '', failureUrl: 'x' } }),
        422,
        'INVALID',
      ],
      [
        call('/v1/sso-tokens', {
          method: 'POST',
          body: `clientRef=${secret}`,
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        }),
        415,
        'UNSUPPORTED_TYPE',
      ],
      [
        call('/v1/sso-tokens', {
          method: 'POST',
          body: JSON.stringify({ clientRef: 'x'.repeat(1_100_000) }),
          headers: { 'Content-Type': 'application/json' },
        }),
        413,
        'TOO_LARGE',
      ],
      [
        call('/v1/sso-tokens', {
          method: 'POST',
          body: '{"__proto__":{"x":1}}',
          headers: { 'Content-Type': 'application/json' },
        }),
        400,
        'MALFORMED',
      ],
      [call('/v1/voyages', { method: 'PUT' }), 405, 'METHOD_NOT_ALLOWED'],
      [call(`/v1/${secret}`), 404, 'NOT_FOUND'],
      [call('/v1/voyages/%zz/availability'), 400, 'MALFORMED'],
      [call('/v1/health', { headers: { 'X-Contract-Version': '2.0' } }), 400, 'UNSUPPORTED_CONTRACT'],
    ];
    for (const [answer, status, code] of wrong) {
      const response = await answer;
      expect(problemOf(response)).toEqual({ status, type: 'application/problem+json; charset=utf-8', code });
      expect(JSON.stringify(response.body)).not.toContain(secret);
      expect(response.body).toMatchObject({
        type: expect.stringMatching(/^urn:reservation-engine:problem:/),
        title: expect.any(String),
        detail: expect.any(String),
        correlationId: response.headers.get('x-correlation-id'),
      });
    }
  });

  it('D6 F11 says what to send in place of what was wrong', async () => {
    const json = { 'Content-Type': 'application/json' };
    const booking = { clientRef: 'x', reservationId: 'x', departureId: 'x' };
    const line = {
      line: 1,
      participantRef: 'x',
      fullName: 'x',
      ageGroup: 'ADULT',
      price: { total: '1.00', currency: 'USD' },
    };
    const book = (lines: readonly object[]) =>
      call('/v1/excursion-bookings', { json: { ...booking, lines }, headers: { 'Idempotency-Key': 'k' } });
    const said: readonly (readonly [Promise<ContractResponse>, RegExp])[] = [
      [call('/v1/voyages?from=tomorrow'), /"from" must be a day as YYYY-MM-DD/],
      [call('/v1/voyages?codes=,'), /a list of 50 codes at most, with commas/],
      [call('/v1/voyages?limit=1&limit=2'), /send each once/],
      [call('/v1/voyages/ON1/availability?ages=young'), /such as 30,30,5/],
      [call('/v1/voyages/ON1/availability?adults=1.5'), /must be a whole number/],
      [call('/v1/excursions/availability?from=2027-01-01'), /must have \[to\] beside \[from\]/],
      [
        call('/v1/excursions/availability?from=2027-01-01&to=2027-01-02&ids=a'),
        /must have only one of these: \[ids, from\]/,
      ],
      [call('/v1/health', { headers: { 'X-Contract-Version': '2.0' } }), /speaks 1\.0: send that/],
      [call('/v1/sso-tokens', { method: 'POST', body: '7', headers: json }), /send a JSON object/],
      [
        call('/v1/sso-tokens', { method: 'POST', body: '{"__proto__":1}', headers: json }),
        /named __proto__, constructor/,
      ],
      [
        call('/v1/sso-tokens', { json: { clientRef: 'x', targetUrl: '/', failureUrl: 'javascript:' } }),
        /begins with http/,
      ],
      [
        call('/v1/excursion-offers/untold', { json: { leaseUntil: '2027-05-03T18:00:00' } }),
        /with its offset, such as/,
      ],
      [book([{ ...line, price: { total: '1', currency: 'USD' } }]), /an amount with its decimals, such as/],
      [book([{ ...line, price: { total: '1.00', currency: 'usd' } }]), /such as USD/],
      [book([line, line]), /the same as an earlier item/],
      [call('/v1/reservations/%20?clientRef=x'), /letters, digits/],
    ];
    for (const [answer, text] of said) {
      const { body } = await answer;
      expect(String(body['detail'] ?? JSON.stringify(body))).toMatch(text);
    }
  });
});
