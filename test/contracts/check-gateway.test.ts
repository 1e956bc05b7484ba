import { type SharedServer, sharedServer } from '../support/shared-server';
import { sharedServerEnv } from '../support/shared-server-env';
import { checkGateway } from './check-gateway';

type Body = Record<string, unknown> & { items: Record<string, unknown>[] };

describe('the check of a gateway against the published contract', () => {
  let server: SharedServer;
  beforeAll(async () => {
    server = await sharedServer();
  }, 60_000);
  afterAll(() => server.stop());

  const check = (send?: typeof fetch) =>
    checkGateway({
      url: server.url,
      token: sharedServerEnv.ENGINE_SERVE_KEY,
      clientRef: '0035g00000ElMarAAF',
      ...(send ? { send } : {}),
    });

  /** A gateway that is wrong in what it answers to this address. */
  const wrongAt =
    (path: RegExp, change: (body: Body, headers: Headers) => unknown): typeof fetch =>
    async (input, init) => {
      const answer = await fetch(input, init);
      if (!path.test(String(input))) return answer;
      const headers = new Headers(answer.headers);
      headers.delete('content-encoding');
      headers.delete('content-length');
      const text = await answer.text();
      const body = text === '' ? undefined : (JSON.parse(text) as Body);
      const changed = body === undefined ? undefined : (change(body, headers) ?? body);
      return new Response(
        changed === undefined ? null : typeof changed === 'string' ? changed : JSON.stringify(changed),
        { status: answer.status, headers },
      );
    };
  const item = (body: Body, at: number): Record<string, unknown> => body.items[at] ?? {};

  it('H57 finds nothing in an engine of this software', async () => {
    expect(await check()).toEqual([]);
  }, 60_000);

  it('H57 VOY-25 names each wrong field of a list once, what was expected and what was found', async () => {
    const lines = await check(
      wrongAt(/\/v1\/voyages\?include/, (body) => {
        for (const one of body.items) one['price'] = { total: 24_500, currency: 'USD' };
        item(body, 3)['sailDays'] = '7';
        delete item(body, 4)['from'];
        item(body, 5)['classifications'] = null;
      }),
    );
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^GET \/v1\/voyages: items\.\d+\.price\.total should be text, found a number$/),
        'GET /v1/voyages: items.3.sailDays should be a number, found text',
        'GET /v1/voyages: items.4.from is missing',
        'GET /v1/voyages: items.5.classifications should be a list, found null',
      ]),
    );
    expect(lines.filter((line) => line.includes('price.total'))).toHaveLength(1);
  }, 60_000);

  it('VOY-28 VOY-32 names a voyage that comes twice, out of order, or that the site cannot show', async () => {
    expect(
      await check(
        wrongAt(/\/v1\/voyages\?include/, (body) => {
          item(body, 1)['classifications'] = [{ type: 'SHIP', code: 'ON1' }];
          body.items.push(item(body, 0));
        }),
      ),
    ).toEqual([
      expect.stringMatching(/^GET \/v1\/voyages: ON1-\S+ comes more than once$/),
      expect.stringMatching(/^GET \/v1\/voyages: ON1-\S+ should come before ON1-\S+: by start, then code$/),
      expect.stringMatching(/^GET \/v1\/voyages: ON1-\S+ has no classification WEB DEST/),
    ]);
  }, 60_000);

  it('C1 E5 names headers that are missing, a clock that is wrong, and an error without its code', async () => {
    const lines = await check(
      wrongAt(/\/v1\/health|UNKNOWN-1/, (body, headers) => {
        headers.delete('x-contract-version');
        delete body['code'];
        if ('time' in body) body['time'] = '2020-01-01T00:00:00Z';
      }),
    );
    expect(lines).toEqual(
      expect.arrayContaining([
        'GET /v1/health: has no header X-Contract-Version: 1.x',
        expect.stringMatching(/^GET \/v1\/health: time is -\d+ seconds from the clock of this machine$/),
        'GET /v1/health: should have code UNAUTHORIZED with its 401',
        'GET /v1/reservations/UNKNOWN-1: should have code NOT_FOUND with its 404',
      ]),
    );
  }, 60_000);

  it('E5 names what is no JSON, and repeats nothing of a client', async () => {
    const lines = await check(wrongAt(/\/v1\/reservations\?/, () => '<html>Eleanor Marsh'));
    expect(lines).toContain('GET /v1/reservations: the body is missing');
    expect(lines.join()).not.toMatch(/Eleanor|0035g/);
  }, 60_000);
});
