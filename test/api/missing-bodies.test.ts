import { contractRoutes } from '../../src/web/engine-contract/engine-contract.routes';
import type { PageRoute } from '../../src/web/routing/feature-routes';
import { siteFeatures } from '../support/route-table';
import type { ApiClient } from '../support/sign-in';
import { signIn } from '../support/sign-in';
import { type SharedServer, sharedServer } from '../support/shared-server';
import { sharedServerEnv } from '../support/shared-server-env';

const key = sharedServerEnv.ENGINE_SERVE_KEY;
let server: SharedServer;
let guest: ApiClient;
beforeAll(async () => {
  server = await sharedServer();
  guest = await signIn(server.url, 'guest@example.com');
}, 60_000);
afterAll(() => server.stop());

interface SentBody {
  readonly what: string;
  readonly type?: string;
  readonly body?: string;
}
const nothing: SentBody = { what: 'no body' };
const wrongType: SentBody = { what: 'a wrong type', type: 'text/plain', body: 'hold=1' };
const pageBodies: readonly SentBody[] = [
  nothing,
  { what: 'an empty form', type: 'application/x-www-form-urlencoded', body: '' },
  wrongType,
  { what: 'JSON', type: 'application/json', body: '{"hold":"1"}' },
];
const apiBodies: readonly SentBody[] = [
  nothing,
  { what: 'an empty body', type: 'application/json', body: '' },
  wrongType,
];

/** Parameters of a path are of things that do not exist. */
const addressOf = (path: string) => path.replace(/:\w+/g, 'unknown');

const send = async (method: string, path: string, { type, body }: SentBody, cookie = '') => {
  const answer = await fetch(`${server.url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      'Sec-Fetch-Site': 'same-origin',
      ...(cookie ? { Cookie: cookie } : {}),
      ...(type ? { 'Content-Type': type } : {}),
      ...(path.startsWith('/v1') ? { Authorization: `Bearer ${key}` } : {}),
    },
    ...(body === undefined ? {} : { body: Buffer.from(body) }),
  });
  await answer.body?.cancel();
  return answer;
};
/** Each body as a visitor and, at the same time, as a guest; a busy node would refuse more. */
async function sendEach(bodies: readonly SentBody[], check: (sent: SentBody, cookie: string) => Promise<void>) {
  for (const sent of bodies) await Promise.all(['', guest.cookie].map((cookie) => check(sent, cookie)));
}

const isWrite = ({ method }: { readonly method: string }) => method !== 'get';
const takesEmptyForm = ({ takes }: PageRoute) => takes === 'no-fields' || takes === 'anything';

describe('every write of the route tables without the body that it needs', () => {
  const features = siteFeatures();
  const pages = features.flatMap((feature) => feature.pages).filter(isWrite);
  const calls = features
    .flatMap((feature) => feature.api)
    .filter(isWrite)
    .filter(({ path }) => !path.startsWith('/dev/'));

  it('F11 answers 400 or 415 on every page, to visitors and to guests', async () => {
    const found: string[] = [];
    for (const route of pages)
      await sendEach(pageBodies, async (sent, cookie) => {
        if (takesEmptyForm(route) && (sent === nothing || sent.what === 'an empty form')) return;
        // Programs sign out with JSON.
        if (route.takes === 'anything' && sent.what === 'JSON') return;
        const { status } = await send('POST', addressOf(route.path), sent, cookie);
        if (status !== 400 && status !== 415) found.push(`${route.path} ${sent.what}: ${status}`);
      });
    expect(found).toEqual([]);
    expect(pages.length).toBeGreaterThan(40);
  }, 120_000);

  it('F11 answers 400 or 415 on every call of the API that has a body; none of the others fails', async () => {
    const found: string[] = [];
    for (const { method, path, operation } of calls)
      await sendEach(apiBodies, async (sent, cookie) => {
        const isRefused = operation.body !== undefined || sent === wrongType;
        const { status } = await send(method.toUpperCase(), addressOf(path), sent, cookie);
        if (isRefused ? status !== 400 && status !== 415 : status >= 500)
          found.push(`${method} ${path} ${sent.what}: ${status}`);
      });
    expect(found).toEqual([]);
    expect(calls.length).toBeGreaterThan(25);
  }, 60_000);

  it('F11 answers 400 or 415 on every write of the engine contract', async () => {
    const stub = new Proxy({}, { get: () => () => undefined }) as never;
    const writes = contractRoutes(stub, stub, stub, stub, stub).filter(isWrite);
    const found: string[] = [];
    for (const { method, path, operation } of writes) {
      for (const sent of apiBodies) {
        const { status } = await send(method.toUpperCase(), `/v1${addressOf(path)}`, sent);
        const isRefused = operation.body?.validate({}).error !== undefined || sent === wrongType;
        if (isRefused ? status !== 400 && status !== 415 : status >= 500)
          found.push(`${method} ${path} ${sent.what}: ${status}`);
      }
    }
    expect(found).toEqual([]);
    expect(writes.length).toBeGreaterThan(5);
  });
});
