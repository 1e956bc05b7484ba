import { contractSpec, startApi, type ApiUnderTest } from '../../../test/support/api-spec';

let api: ApiUnderTest;
beforeAll(async () => {
  api = await startApi();
}, 60_000);
afterAll(() => api.server.stop());

describe('GET /api/country-codes', () => {
  it('API-18 GEO-03 lists +1 first and +44 second, as documented', async () => {
    const codes = (await contractSpec(api.contract, 'GET', '/api/country-codes')
      .expectStatus(200)
      .returns('res.body')) as unknown as { countryCode: string; countryName: string }[];
    expect(codes.slice(0, 3)).toEqual([
      { countryCode: 'US', countryName: 'United States (+1)' },
      { countryCode: 'GB', countryName: 'United Kingdom (+44)' },
      { countryCode: 'AF', countryName: 'Afghanistan (+93)' },
    ]);
    expect(codes.length).toBeGreaterThan(240);
  });

  it('API-18 is the same bytes for everyone, compressed and cached', async () => {
    const read = async (headers: Readonly<Record<string, string>> = {}) => {
      const answer = await fetch(`${api.server.url}/api/country-codes`, {
        headers: { 'Accept-Encoding': 'br', ...headers },
      });
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    };
    const first = await read();
    const cached = await read();
    const etag = cached.headers.get('etag') ?? '';
    expect(cached.text).toBe(first.text);
    for (const { headers } of [first, cached]) {
      expect(headers.get('cache-control')).toContain('public');
      expect(headers.get('content-encoding')).toBe('br');
      expect(headers.get('etag')).toBe(etag);
    }
    expect(etag).toMatch(/^W\//);
    expect((await read({ 'If-None-Match': etag })).status).toBe(304);
    expect((await fetch(`${api.server.url}/api/country-codes`, { method: 'POST' })).status).toBe(405);
  });
});
