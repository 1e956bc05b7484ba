import { spec } from 'pactum';
import { apiError, startApi, type ApiUnderTest } from '../support/api-spec';

let api: ApiUnderTest;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.server.stop());

const json = 'application/json';
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const long = (bytes: number) => JSON.stringify({ email: 'x'.repeat(bytes) });

interface HostileBody {
  readonly what: string;
  readonly type?: string;
  readonly body: string;
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

const table: readonly HostileBody[] = [
  { what: 'half a JSON text', type: json, body: '{"email":', status: 400 },
  { what: 'a bare word', type: json, body: 'hello', status: 400 },
  { what: 'a NUL byte', type: json, body: '{"email":"\u0000', status: 400 },
  { what: 'a JSON string instead of an object', type: json, body: '"text"', status: 400 },
  { what: 'another kind of text', type: 'text/plain', body: '{"email":"a@example.com"}', status: 415 },
  { what: 'a form', type: 'application/x-www-form-urlencoded', body: 'email=a%40example.com', status: 415 },
  { what: 'a multipart body', type: 'multipart/form-data; boundary=x', body: '--x--', status: 415 },
  { what: 'an unknown charset', type: `${json}; charset=klingon`, body: '{}', status: 415 },
  { what: 'a charset that JSON may not have', type: `${json}; charset=utf-7`, body: '{}', status: 415 },
  { what: 'an unknown encoding', type: json, body: '{}', status: 415, headers: { 'Content-Encoding': 'snappy' } },
  { what: 'a gzip that is none', type: json, body: '{}', status: 400, headers: { 'Content-Encoding': 'gzip' } },
  { what: 'more than 64 KB', type: json, body: long(65 * 1024), status: 413 },
  { what: '21 levels of nesting', type: json, body: nested(21), status: 400 },
  { what: '10,000 levels of nesting', type: json, body: nested(10_000), status: 400 },
  { what: 'a list of 201', type: json, body: JSON.stringify({ a: Array.from({ length: 201 }, () => 1) }), status: 400 },
  { what: '__proto__', type: json, body: '{"__proto__":{"isAdmin":true}}', status: 400 },
  { what: 'constructor.prototype', type: json, body: '{"constructor":{"prototype":{"isAdmin":true}}}', status: 400 },
  { what: 'a nested __proto__', type: json, body: '{"a":{"b":{"__proto__":1}}}', status: 400 },
  { what: 'wrong types', type: json, body: '{"email":{"$ne":null},"token":7}', status: 422 },
  { what: 'nothing', type: json, body: '{}', status: 422 },
];

describe('POST /api with a hostile body', () => {
  it.each(table)('C5 C6 answers $what with $status', async ({ type, body, status, headers = {} }) => {
    await spec()
      .post('/api/otp-request')
      .withHeaders({ 'Sec-Fetch-Site': 'same-origin', ...(type ? { 'Content-Type': type } : {}), ...headers })
      .withBody(body)
      .expectStatus(status)
      .expectHeaderContains('content-type', 'application/json')
      .expectHeader('cache-control', 'no-store')
      .expect(({ res }) => {
        expect(res.json).toMatchObject(apiError());
        expect(JSON.stringify(res.json)).not.toMatch(/at \w+ \(|node_modules|\.ts|SyntaxError/);
      });
  });

  it('B4 refuses a write that another site sends, and one with a session cookie that names no origin', async () => {
    const write = (headers: Record<string, string>) =>
      spec()
        .post('/api/otp-request')
        .withHeaders({ 'Content-Type': json, ...headers })
        .withBody('{}')
        .expectStatus(403)
        .expectJsonLike({ code: 'CSRF' });
    await write({ 'Sec-Fetch-Site': 'cross-site' });
    await write({ 'Sec-Fetch-Site': 'same-site' });
    await write({ Origin: 'https://evil.example' });
    await write({ Cookie: 'sid=whatever' });
  });

  it('B4 lets the server of an integrator write, which sends neither header nor cookie', async () => {
    await spec().post('/api/otp-request').withHeaders('Content-Type', json).withBody('{}').expectStatus(422);
  });
});

describe('forms with a hostile body', () => {
  const post = (body: string, type = 'application/x-www-form-urlencoded') =>
    spec()
      .post('/login')
      .withHeaders({ 'Content-Type': type, 'Sec-Fetch-Site': 'same-origin', Accept: 'text/html' })
      .withBody(body);

  it('C5 answers a field that stands twice, and a forbidden name, with a branded 400', async () => {
    for (const body of ['email=a&email=b', '__proto__=x', 'constructor=x']) {
      await post(body).expectStatus(400).expectHeaderContains('content-type', 'text/html').expectBodyContains('Ondine');
    }
  });

  it('C6 answers a form of more than 64 KB, or of 1,000 fields, with 413', async () => {
    await post(`email=${'x'.repeat(66 * 1024)}`).expectStatus(413);
    await post(Array.from({ length: 1_000 }, (_, index) => `f${index}=1`).join('&')).expectStatus(413);
  });
});

describe('addresses of the API that do not answer', () => {
  it('answers an unknown path with JSON 404', async () => {
    for (const path of ['/api', '/api/', '/api/nothing', '/api/otp-request/x', '/api/../api/nothing']) {
      await spec()
        .get(path)
        .expectStatus(404)
        .expect(({ res }) => expect(res.json).toMatchObject(apiError('NOT_FOUND')));
    }
  });

  it('answers a wrong method with 405 and the methods that it takes', async () => {
    await spec()
      .get('/api/otp-request')
      .expectStatus(405)
      .expectHeader('allow', 'POST')
      .expect(({ res }) => expect(res.json).toMatchObject(apiError('METHOD_NOT_ALLOWED')));
    await spec()
      .delete('/api/voyages')
      .withHeaders('Sec-Fetch-Site', 'same-origin')
      .expectStatus(405)
      .expectHeaderContains('allow', 'GET');
    await spec()
      .put('/voyages')
      .withHeaders('Sec-Fetch-Site', 'same-origin')
      .expectStatus(405)
      .expectHeaderContains('allow', 'GET');
  });
});
