import { readdirSync, readFileSync } from 'node:fs';
import { contractTable, currentDocument, documentFile } from '../../../test/contracts/engine-document';
import { problems } from './contract-problem';

describe('the reservation-engine contract’s document', () => {
  it('H57 is what the schemas say now (npm run contract:document writes it anew)', () => {
    expect(readFileSync(documentFile, 'utf8') === currentDocument()).toBe(true);
  });

  it('H57 names each thing of the contract once, and refers to it', () => {
    const text = currentDocument();
    const { components } = JSON.parse(text) as { readonly components: { readonly schemas: object } };
    for (const name of ['Voyage', 'Availability', 'Category', 'Reservation', 'ReservationGuest', 'ExcursionParty']) {
      expect(Object.keys(components.schemas)).toContain(name);
      expect(text).toContain(`"#/components/schemas/${name}"`);
    }
  });

  it('H57 describes every call that is served, each under a name of its own, with what can go wrong', () => {
    const document = JSON.parse(currentDocument()) as {
      paths: Record<string, Record<string, { operationId: string; responses: Record<string, object> }>>;
    };
    const calls = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect(calls).toHaveLength(contractTable().length);
    expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(calls.length);
    for (const { operationId, responses } of calls)
      expect([
        operationId,
        ['400', '401', '422', '429', '500', '503'].filter((status) => !(status in responses)),
      ]).toEqual([operationId, []]);
  });

  it('H57 C6 says what becomes of a body that cannot be read, is too large, or is no JSON, and of another method', () => {
    const document = JSON.parse(currentDocument()) as {
      info: { description: string };
      paths: Record<
        string,
        Record<
          string,
          { operationId: string; requestBody?: object; responses: Record<string, { description?: string }> }
        >
      >;
    };
    const calls = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    const withBody = calls.filter(({ requestBody }) => requestBody);
    expect(withBody.map(({ operationId }) => operationId)).toContain(
      contractTable().find(({ path }) => path === '/sso-tokens')?.operation.id,
    );
    for (const { operationId, responses } of withBody) {
      expect([operationId, responses['400']?.description, '413' in responses, '415' in responses]).toEqual([
        operationId,
        expect.stringContaining('MALFORMED'),
        true,
        true,
      ]);
    }
    expect(document.info.description).toMatch(/405 .*METHOD_NOT_ALLOWED.*Allow/);
  });

  it('H57 says on every answer how much the caller has left, and on a 429 when to come back', () => {
    const document = JSON.parse(currentDocument()) as {
      paths: Record<string, Record<string, { responses: Record<string, { headers?: object }> }>>;
      components: { responses: Record<string, { headers?: object }> };
    };
    const rateHeaders = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];
    const good = Object.values(document.paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap(({ responses }) => Object.entries(responses).filter(([status]) => status < '300'));
    expect(good.length).toBe(contractTable().length);
    for (const [, { headers = {} }] of good) expect(Object.keys(headers)).toEqual(expect.arrayContaining(rateHeaders));
    expect(Object.keys(document.components.responses['Problem429']?.headers ?? {})).toEqual([
      'Retry-After',
      ...rateHeaders,
    ]);
  });

  it('H57 has a guide that names every code and every call', () => {
    const guide = readFileSync('docs/integrators/reservation-engine.md', 'utf8');
    expect(Object.keys(problems).filter((code) => !guide.includes(code))).toEqual([]);
    expect(
      contractTable()
        .map(({ path }) => `/v1${path.replace(/:(\w+)/g, '{$1}')}`)
        .filter((path) => !guide.includes(path)),
    ).toEqual([]);
  });

  it('H57 leaves no problem undeclared that a handler throws', () => {
    const files = readdirSync('src/web/engine-contract').filter((file) => file.endsWith('.api.ts'));
    expect(files.length).toBeGreaterThan(3);
    const thrown = new Set(
      files.flatMap((file) =>
        [...readFileSync(`src/web/engine-contract/${file}`, 'utf8').matchAll(/ContractProblem\('(\w+)'/g)].map(
          ([, code = '']) => code,
        ),
      ),
    );
    const declared = new Set([
      ...contractTable().flatMap(({ operation }) => operation.problems ?? []),
      'INVALID',
      'UNAVAILABLE',
      'KEY_REUSED',
      'IN_FLIGHT',
    ]);
    expect([...thrown].filter((code) => !declared.has(code as never))).toEqual([]);
  });
});
