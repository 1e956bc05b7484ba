import { allCodes, errorOf, isErrorCode } from '../../src/web/openapi/error-catalogue';
import { type ApiUnderTest, startApi } from '../support/api-spec';
import { codesOf } from '../support/open-api';
import { attributesIn } from '../support/parse-html';
import { CallWorld } from './calls/call-world';
import {
  exampleOf,
  needsSession,
  type Operation,
  operationsOf,
  playAll,
  type PlayedCall,
  send,
  type SentRequest,
} from './calls/call-player';

let api: ApiUnderTest;
let world: CallWorld;
let played: readonly PlayedCall[];
let faults: readonly string[];
beforeAll(async () => {
  api = await startApi();
  world = await CallWorld.open(api.server.url);
  ({ played, faults } = await playAll(api.contract, world));
}, 90_000);
afterAll(() => api.server.stop());

const operations = () => operationsOf(api.contract);
const answersOf = ({ described }: Operation) =>
  Object.entries(described.responses)
    .filter(([status]) => status !== 'default')
    .map(([status, response]) => ({ status: Number(status), response }));

/** Sends one and says what is wrong with it, in a line: a status that is not described, a body that does not fit, another code. */
async function refusal(
  operation: Operation,
  sent: SentRequest,
  wanted: { readonly status: number; readonly code: string },
): Promise<readonly string[]> {
  const name = `${operation.id} ${JSON.stringify(sent.headers ?? sent.query ?? {}).slice(0, 80)}`;
  try {
    const { status, headers, body } = await send(api.contract, operation, sent);
    const { code } = (body ?? {}) as { readonly code?: string };
    const isRight = status === wanted.status && code === wanted.code;
    const isTimed = (status !== 429 && status !== 503) || Number(headers['retry-after']) >= 1;
    return [
      ...(isRight ? [] : [`${name}: ${wanted.status} ${wanted.code} was awaited, ${status} ${code ?? ''} came`]),
      ...(isTimed ? [] : [`${name}: ${status} without Retry-After`]),
      ...(headers['cache-control']?.includes('no-store') ? [] : [`${name}: an error that may be kept`]),
    ];
  } catch (error) {
    return [`${name}: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** One that is fit to be sent, so that nothing else is wrong with the call. */
const bodyOf = (operation: Operation): SentRequest =>
  operation.method === 'GET' ? {} : { body: exampleOf(operation) ?? {} };

/** Required in countries that have them, which the description of each says. Without an e-mail `verifyCode` takes the code of this browser's own. */
const ofSomeCountries = new Set(['state', 'zip', 'postalCode']);
/** Fields that say who a visitor is. */
const identity = ['first_name', 'last_name', 'email', 'country_code', 'phone', 'country', 'state', 'zip'];
const without = (body: Readonly<Record<string, unknown>>, ...names: readonly string[]) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)));

describe('every operation of the document', () => {
  it('H57 is carried out with every answer that is no refusal: undescribed statuses 0, answers that do not fit 0', () => {
    expect(operations().length).toBeGreaterThan(60);
    expect(faults).toEqual([]);
    const came = new Set(played.map(({ operation, received }) => `${operation.id} ${received.status}`));
    const silent = operations()
      .flatMap((operation) =>
        answersOf(operation)
          .filter(({ status }) => status < 400 && status !== 304)
          .map(({ status }) => `${operation.id} ${status}`),
      )
      .filter((name) => !came.has(name));
    expect(silent).toEqual([]);
  });

  it('H57 shows for its example a body that it takes and an answer that it gives', () => {
    const faults = operations().flatMap((operation) => {
      const body = exampleOf(operation);
      const ofBody = operation.described.requestBody
        ? body === undefined
          ? [`${operation.id} shows no body`]
          : api.contract.faultsOfBody(operation.address, operation.method.toLowerCase(), body)
        : [];
      const ofAnswers = answersOf(operation).flatMap(({ status, response }) => {
        const shown = response.content?.['application/json']?.example;
        return shown === undefined
          ? []
          : api.contract.faultsOf({
              method: operation.method,
              path: operation.address.replace(/[{}]/g, ''),
              status,
              contentType: 'application/json',
              body: shown,
            });
      });
      const isShown = answersOf(operation).some(({ response }) =>
        Object.values(response.content ?? {}).some(({ example }) => example !== undefined),
      );
      const hasBody = answersOf(operation).some(
        ({ status, response }) => status < 300 && response.content?.['application/json'] !== undefined,
      );
      return [
        ...ofBody,
        ...ofAnswers,
        ...(hasBody && !isShown && operation.id !== 'getOpenApi' ? [`${operation.id} shows no answer`] : []),
      ];
    });
    expect(faults).toEqual([]);
  });

  it('H57 FRM-07 FRM-32 requires the fields of a body that the server refuses it without, and no others', async () => {
    const found: string[] = [];
    let left = 0;
    for (const operation of operations()) {
      const example = exampleOf(operation);
      const isList = Array.isArray(example);
      const whole = (isList ? (example as unknown[])[0] : example) as Readonly<Record<string, unknown>> | undefined;
      if (typeof whole !== 'object') continue;
      const guestsForm = without(whole, ...identity);
      const isForm = 'token' in whole && operation.id !== 'requestCode';
      const senders = [
        ...(operation.id === 'inquire' ? [] : [{ as: needsSession(operation) ? world.guest : undefined, sent: whole }]),
        ...(isForm ? [{ as: world.guest, sent: guestsForm }] : []),
      ];
      for (const { as, sent } of senders)
        for (const name of Object.keys(sent)) {
          left += 1;
          const item = without(sent, name);
          const body = isList ? [item] : item;
          const isTaken =
            api.contract.faultsOfBody(operation.address, operation.method.toLowerCase(), body).length === 0;
          const { status, body: answer } = await send(api.contract, operation, { body, as });
          const { fields = [] } = (answer ?? {}) as { readonly fields?: readonly { readonly field: string }[] };
          const isMissed = status === 422 && fields.some(({ field }) => field.split('.').at(-1) === name);
          if (isTaken && isMissed && !ofSomeCountries.has(name) && !(operation.id === 'verifyCode' && name === 'email'))
            found.push(`${operation.id} is refused without ${name}, which is not required`);
          if (!isTaken && status < 400) found.push(`${operation.id} is taken without ${name}, which is required`);
        }
    }
    expect(found).toEqual([]);
    expect(left).toBeGreaterThan(80);
  }, 60_000);

  it('H57 answers each error that it lists when a demonstration selects it: that code, that status, that shape', async () => {
    const found: string[] = [];
    let count = 0;
    for (const operation of operations()) {
      const codes = answersOf(operation)
        .flatMap(({ response }) => codesOf(response))
        .filter(isErrorCode);
      const refusals = await Promise.all(
        codes.map((code) =>
          refusal(
            operation,
            { headers: { 'X-Landfall-Scenario': code }, ...bodyOf(operation) },
            { status: errorOf(code).status, code },
          ),
        ),
      );
      found.push(...refusals.flat());
      count += codes.length;
    }
    expect(found).toEqual([]);
    expect(count).toBeGreaterThan(400);
  }, 60_000);

  it('H57 has every code at one call at least; the others are those of pages, and of a method that is not there', async () => {
    const listed = new Set(
      operations().flatMap((operation) => answersOf(operation).flatMap(({ response }) => codesOf(response))),
    );
    const ofPages = allCodes.filter((code) => !listed.has(code));
    expect(ofPages).toEqual(['BAD_SIGNATURE', 'NOT_AHEAD', 'PREVIEW_REFUSED', 'METHOD_NOT_ALLOWED']);
    for (const code of ofPages.filter((one) => one !== 'METHOD_NOT_ALLOWED')) {
      const answer = await fetch(`${api.server.url}/voyages`, { headers: { 'X-Landfall-Scenario': code } });
      expect([code, answer.status, answer.headers.get('content-type')]).toEqual([
        code,
        errorOf(code).status,
        expect.stringContaining('text/html'),
      ]);
    }
  });

  it('H57 names the errors that can be selected when a call does not have the one asked for, and caches none of them', async () => {
    const ask = (code: string) =>
      fetch(`${api.server.url}/api/country-codes`, { headers: { 'X-Landfall-Scenario': code } });
    expect(await (await ask('NO_SESSION')).json()).toMatchObject({
      code: 'INVALID',
      fields: [{ field: 'X-Landfall-Scenario', message: expect.stringContaining('UNAVAILABLE') as string }],
    });
    expect((await ask('UNAVAILABLE')).status).toBe(503);
    expect((await fetch(`${api.server.url}/api/country-codes`)).status).toBe(200);
    // Nor does an answer that is cached since replace one.
    expect((await ask('UNAVAILABLE')).status).toBe(503);
  });

  it('A6 D4 shows a caller what is left of a budget, one less with each request, and nothing where there is none', async () => {
    const look = async () => {
      const { headers } = await fetch(`${api.server.url}/api/get-user-info`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{"opportunityId":"nobody"}',
      });
      return ['limit', 'remaining', 'reset'].map((name) => Number(headers.get(`ratelimit-${name}`) ?? NaN));
    };
    const [[limit, first = 0], [, second, reset]] = [await look(), await look()];
    expect([limit, second]).toEqual([60, first - 1]);
    expect(reset).toBeGreaterThan(800);
    expect(reset).toBeLessThanOrEqual(900);
    expect((await fetch(`${api.server.url}/api/suites`)).headers.get('ratelimit-limit')).toBeNull();
    const form = () =>
      fetch(`${api.server.url}/api/contact-us`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{"token":""}',
      });
    expect((await form()).status).toBe(422);
  });

  it('H57 stands on the page of its feature, for people, from the same description', async () => {
    const open = async (path: string) => {
      const answer = await fetch(`${api.server.url}${path}`);
      return {
        status: answer.status,
        cacheControl: answer.headers.get('cache-control') ?? '',
        html: await answer.text(),
      };
    };
    const contents = await open('/api/docs');
    expect([contents.status, contents.cacheControl.startsWith('public')]).toEqual([200, true]);
    const hrefs = attributesIn(contents.html, 'a[href^="/api/docs/"]', 'href');
    const features = new Set(hrefs.map((href) => href.replace(/#.*/, '')));
    expect(features.size).toBeGreaterThan(10);
    const described = new Set<string>();
    for (const path of features)
      for (const id of attributesIn((await open(path)).html, '[id]', 'id')) described.add(`${path}#${id}`);
    const missing = operations().filter(
      ({ id }) => !hrefs.some((href) => href.endsWith(`#${id}`) && described.has(href)),
    );
    expect(missing.map(({ id }) => id)).toEqual([]);
    expect(attributesIn(contents.html, '[id]', 'id')).toEqual(expect.arrayContaining([...allCodes]));
    expect((await fetch(`${api.server.url}/api/docs/nothing`)).status).toBe(404);
  });

  it('C5 C6 B4 is refused in its own words when it is sent wrongly, before anything is done', async () => {
    const found: string[] = [];
    for (const operation of operations()) {
      const as = needsSession(operation) ? world.guest : undefined;
      const expectRefusal = async (sent: SentRequest, status: number, code: string) =>
        found.push(...(await refusal(operation, { as, ...sent }, { status, code })));
      await expectRefusal({ query: { constructor: 'x' }, ...bodyOf(operation) }, 400, 'BAD_QUERY');
      if (needsSession(operation))
        found.push(...(await refusal(operation, { ...bodyOf(operation) }, { status: 401, code: 'NO_SESSION' })));
      if (operation.method === 'GET') continue;
      await expectRefusal({ body: { constructor: 1 } }, 400, 'FORBIDDEN_KEY');
      await expectRefusal({ body: { list: Array<number>(201).fill(0) } }, 400, 'TOO_MANY_ITEMS');
      await expectRefusal({ body: JSON.parse(`${'['.repeat(21)}${']'.repeat(21)}`) as unknown }, 400, 'TOO_DEEP');
      await expectRefusal({ text: '{"a":', headers: { 'Content-Type': 'application/json' } }, 400, 'MALFORMED');
      if (operation.id !== 'signOut')
        await expectRefusal({ text: 'a=b', headers: { 'Content-Type': 'text/plain' } }, 415, 'UNSUPPORTED_TYPE');
      if (operation.id !== 'convertProfilePicture')
        await expectRefusal({ body: { long: 'x'.repeat(65_600) } }, 413, 'TOO_LARGE');
      found.push(
        ...(await refusal(
          operation,
          { as, ...bodyOf(operation), headers: { 'Sec-Fetch-Site': 'cross-site' } },
          { status: 403, code: 'CSRF' },
        )),
      );
    }
    expect(found).toEqual([]);
  }, 60_000);

  it('answers 405 with Allow to a method that its address does not have', async () => {
    const found: string[] = [];
    for (const address of Object.keys(api.contract.document.paths)) {
      const answer = await fetch(`${api.server.url}${address.replace(/\{\w+\}/g, 'x')}`, { method: 'OPTIONS' });
      const body = (await answer.json()) as object;
      const allowed = (answer.headers.get('allow') ?? '').split(', ').map((method) => method.toLowerCase());
      const described = Object.keys(api.contract.document.paths[address] ?? {});
      if (
        answer.status !== 405 ||
        !('code' in body) ||
        body.code !== 'METHOD_NOT_ALLOWED' ||
        described.some((method) => !allowed.includes(method))
      )
        found.push(`${address}: ${answer.status} ${String(answer.headers.get('allow'))}`);
    }
    expect(found).toEqual([]);
  });

  it('H57 C15 C16 has an ETag where it reads, the first time as well, and 304 to a client that has the answer', async () => {
    const found: string[] = [];
    for (const { operation, call, received } of played) {
      const name = `${operation.id} ${JSON.stringify(call.query ?? {})}`;
      if (!operation.described.responses['304'] || received.status !== 200) continue;
      if (!received.headers['etag']) found.push(`${name}: no ETag at first`);
      const read = (headers: SentRequest['headers'] = {}, as = needsSession(operation) ? world.guest : call.as) =>
        send(api.contract, operation, {
          path: call.path,
          query: call.query,
          as,
          headers: { ...call.headers, ...headers },
        });
      const answer = await read();
      const { etag = 'none', 'cache-control': cacheControl = '' } = answer.headers;
      // It names an instant or a new challenge, so that no two answers are the same.
      if ((await read()).headers['etag'] !== etag) continue;
      const again = await read({ 'If-None-Match': etag });
      if (again.status !== 304 || again.headers['etag'] !== etag || again.headers['cache-control'] !== cacheControl)
        found.push(`${name}: ${again.status} ${JSON.stringify(again.headers)}`);
      if (needsSession(operation) && cacheControl !== 'private, no-store') found.push(`${name}: ${cacheControl}`);
      if (!cacheControl.startsWith('public')) continue;
      const ofGuest = await read({}, world.guest);
      if (ofGuest.headers['etag'] !== etag || !ofGuest.headers['cache-control']?.startsWith('private'))
        found.push(`${name}, for a guest: ${JSON.stringify(ofGuest.headers)}`);
    }
    expect(found).toEqual([]);
  }, 60_000);

  it('H57 C15 may be stored by a shared cache where it is the same for everyone', async () => {
    const kinds = new Map(
      played
        .filter(({ operation, received }) => operation.method === 'GET' && received.status === 200)
        .map(({ operation, received }) => [operation.id, received.headers['cache-control'] ?? '']),
    );
    expect(
      [...kinds]
        .filter(([, cacheControl]) => cacheControl.startsWith('public'))
        .map(([id]) => id)
        .sort(),
    ).toEqual([
      'findCulinaryVenues',
      'findNews',
      'findOnboardVenues',
      'findStories',
      'findSuites',
      'findVoyageEntries',
      'findVoyageExtensions',
      'findVoyages',
      'getOpenApi',
      'getPortPerDate',
      'getShorexProfile',
      'listCountryCodes',
    ]);
  });
});
