import { errorOf, isErrorCode } from '../../src/web/openapi/error-catalogue';
import { type ApiUnderTest, startApi } from '../support/api-spec';
import { CallWorld } from './calls/call-world';
import { exampleOf, needsSession, type Operation, operationsOf, playAll, type Played, send, type Sent } from './calls/call-player';

let api: ApiUnderTest;
let world: CallWorld;
let played: readonly Played[];
let faults: readonly string[];
beforeAll(async () => {
  api = await startApi();
  world = await CallWorld.open(api.server.url);
  ({ played, faults } = await playAll(api.contract, world));
}, 90_000);
afterAll(() => api.server.stop());

const operations = () => operationsOf(api.contract);
const answersOf = ({ described }: Operation) => Object.entries(described.responses).map(([status, response]) => ({ status: Number(status), response }));

/** Sends one and says what is wrong with it, in a line: a status that is not described, a body that does not fit, another code. */
async function refusal(operation: Operation, sent: Sent, wanted: { readonly status: number; readonly code: string }): Promise<readonly string[]> {
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
const bodyOf = (operation: Operation): Sent => (operation.method === 'GET' ? {} : { body: exampleOf(operation) ?? {} });

describe('every operation of the document', () => {
  it('H57 is carried out with every answer that is no refusal: undescribed statuses 0, answers that do not fit 0', () => {
    expect(operations().length).toBeGreaterThan(60);
    expect(faults).toEqual([]);
    const came = new Set(played.map(({ operation, received }) => `${operation.id} ${received.status}`));
    const silent = operations().flatMap((operation) => answersOf(operation).filter(({ status }) => status < 400 && status !== 304).map(({ status }) => `${operation.id} ${status}`)).filter((name) => !came.has(name));
    expect(silent).toEqual([]);
  });

  it('H57 shows for its example a body that it takes and an answer that it gives', () => {
    const faults = operations().flatMap((operation) => {
      const body = exampleOf(operation);
      const ofBody = operation.described.requestBody ? (body === undefined ? [`${operation.id} shows no body`] : api.contract.faultsOfBody(operation.address, operation.method.toLowerCase(), body)) : [];
      const ofAnswers = answersOf(operation).flatMap(({ status, response }) => {
        const shown = response.content?.['application/json']?.example;
        return shown === undefined ? [] : api.contract.faultsOf({ method: operation.method, path: operation.address.replace(/[{}]/g, ''), status, contentType: 'application/json', body: shown });
      });
      const isShown = answersOf(operation).some(({ response }) => Object.values(response.content ?? {}).some(({ example }) => example !== undefined));
      const hasBody = answersOf(operation).some(({ status, response }) => status < 300 && response.content?.['application/json'] !== undefined);
      return [...ofBody, ...ofAnswers, ...(hasBody && !isShown && operation.id !== 'getOpenApi' ? [`${operation.id} shows no answer`] : [])];
    });
    expect(faults).toEqual([]);
  });

  it('H57 answers each error that it lists when a demonstration is asked for it: that code, that status, that shape', async () => {
    const found: string[] = [];
    let count = 0;
    for (const operation of operations()) {
      const codes = answersOf(operation).flatMap(({ response }) => Object.keys(response.content?.['application/json']?.examples ?? {})).filter(isErrorCode);
      const refusals = await Promise.all(codes.map((code) => refusal(operation, { headers: { 'X-Landfall-Scenario': code }, ...bodyOf(operation) }, { status: errorOf(code).status, code })));
      found.push(...refusals.flat());
      count += codes.length;
    }
    expect(found).toEqual([]);
    expect(count).toBeGreaterThan(400);
  }, 60_000);

  it('C5 C6 B4 is refused in its own words when it is sent wrongly, before anything is done', async () => {
    const found: string[] = [];
    for (const operation of operations()) {
      const as = needsSession(operation) ? world.guest : undefined;
      const expectRefusal = async (sent: Sent, status: number, code: string) => found.push(...(await refusal(operation, { as, ...sent }, { status, code })));
      await expectRefusal({ query: { constructor: 'x' }, ...bodyOf(operation) }, 400, 'BAD_QUERY');
      if (needsSession(operation)) found.push(...(await refusal(operation, { ...bodyOf(operation) }, { status: 401, code: 'NO_SESSION' })));
      if (operation.method === 'GET') continue;
      await expectRefusal({ body: { constructor: 1 } }, 400, 'FORBIDDEN_KEY');
      await expectRefusal({ body: { list: Array<number>(201).fill(0) } }, 400, 'TOO_MANY_ITEMS');
      await expectRefusal({ body: JSON.parse(`${'['.repeat(21)}${']'.repeat(21)}`) as unknown }, 400, 'TOO_DEEP');
      await expectRefusal({ text: '{"a":', headers: { 'Content-Type': 'application/json' } }, 400, 'MALFORMED');
      if (operation.id !== 'signOut') await expectRefusal({ text: 'a=b', headers: { 'Content-Type': 'text/plain' } }, 415, 'UNSUPPORTED_TYPE');
      if (operation.id !== 'convertProfilePicture') await expectRefusal({ body: { long: 'x'.repeat(65_600) } }, 413, 'TOO_LARGE');
      found.push(...(await refusal(operation, { as, ...bodyOf(operation), headers: { 'Sec-Fetch-Site': 'cross-site' } }, { status: 403, code: 'CSRF' })));
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
      if (answer.status !== 405 || !('code' in body) || body.code !== 'METHOD_NOT_ALLOWED' || described.some((method) => !allowed.includes(method))) found.push(`${address}: ${answer.status} ${String(answer.headers.get('allow'))}`);
    }
    expect(found).toEqual([]);
  });

  it('C15 is cached where it says so: an ETag, 304 to whoever has it, nothing of a guest', async () => {
    const found: string[] = [];
    for (const operation of operations().filter(({ described }) => described.responses['304'])) {
      const call = played.find((one) => one.operation.id === operation.id)?.call;
      // Lists of slugs have no end of spellings, and are answered anew.
      const required = new Set((operation.described.parameters ?? []).flatMap(({ name, required: isRequired }) => (isRequired ? [name] : [])));
      const sent: Sent = { path: call?.path, query: Object.fromEntries(Object.entries(call?.query ?? {}).filter(([name]) => required.has(name))) };
      await send(api.contract, operation, sent);
      const kept = await send(api.contract, operation, sent);
      const again = await send(api.contract, operation, { ...sent, headers: { 'If-None-Match': kept.headers['etag'] ?? 'none' } });
      if (again.status !== 304 || !kept.headers['cache-control']?.startsWith('public')) found.push(`${operation.id}: ${again.status} ${kept.headers['cache-control'] ?? ''}`);
    }
    expect(found).toEqual([]);
  });
});
