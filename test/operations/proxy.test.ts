import { type ClientRequest, createServer, request, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startProxy, type Proxy } from '../services/proxy';
import { freePort } from '../services/redis-server';
import { until, untilFound } from '../support/until';

/** Beyond the places of both nodes and the queue in front of them, config/proxy/haproxy.cfg. */
const capacity = 2 * 64;
const queue = 400;

/** The file that is shipped, before two stand-ins of nodes: a trial with real nodes is in sale-day.test.ts. */
describe('the proxy', () => {
  const answersAtOnce: RequestListener = (_req, res) => void res.end();
  let answers: [RequestListener, RequestListener];
  let nodes: readonly Server[];
  let proxy: Proxy;
  // Each case has a proxy of its own: one leaves requests that wait, another ends the nodes.
  beforeEach(async () => {
    answers = [answersAtOnce, answersAtOnce];
    nodes = ([0, 1] as const).map((index) =>
      createServer((req, res) => (req.url === '/health/ready' ? res.end() : answers[index](req, res))).listen(0),
    );
    const [one = 0, other = 0] = nodes.map((node) => (node.address() as AddressInfo).port);
    proxy = await startProxy(await freePort(), [one, other]);
  });
  afterEach(async () => {
    await proxy.stop();
    for (const node of nodes) node.close().closeAllConnections();
  });

  const statusesOf = async (path: string, times: number) =>
    Promise.all(Array.from({ length: times }, async () => (await fetch(`${proxy.url}${path}`)).status));

  it('E9 asks the other node for an asset of a build that one node does not have', async () => {
    answers[0] = (req, res) => void res.writeHead(req.url === '/assets/new.js' ? 404 : 200).end();
    answers[1] = (req, res) => void res.writeHead(req.url === '/assets/old.js' ? 404 : 200).end();
    expect(new Set(await statusesOf('/assets/new.js', 6))).toEqual(new Set([200]));
    expect(new Set(await statusesOf('/assets/old.js', 6))).toEqual(new Set([200]));
    answers[0] = answers[1] = (_req, res) => void res.writeHead(404).end();
    expect(await statusesOf('/assets/none.js', 2)).toEqual([404, 404]);
  });

  it('E6 E9 has a connection left for a file while two hundred visitors read theirs slowly', async () => {
    // A file that never ends is on its way for as long as one that is read slowly.
    answers[0] = answers[1] = (req, res) => void (req.url === '/assets/large.avif' ? res.write('…') : res.end());
    let started = 0;
    const slow = Array.from({ length: 200 }, () =>
      request(`${proxy.url}/assets/large.avif`, { agent: false }, () => void (started += 1))
        .on('error', () => undefined)
        .end(),
    );
    await until(() => started, slow.length);
    expect(await statusesOf('/assets/main.css', 2)).toEqual([200, 200]);
    for (const call of slow) call.destroy();
  });

  it('E7 refuses at once what two nodes could not answer in five seconds', async () => {
    const answersNever: RequestListener = () => undefined;
    answers = [answersNever, answersNever];
    const statuses: (number | undefined)[] = [];
    const calls = Array.from({ length: capacity + queue + 20 }, (_, index) =>
      request(`${proxy.url}/voyages?page=${index}`, { agent: false }, (answer) => {
        statuses.push(answer.statusCode);
        answer.resume();
      })
        .on('error', () => undefined)
        .end(),
    );
    const began = performance.now();
    await until(() => statuses.filter((status) => status === 503).length > 0, true);
    expect(performance.now() - began).toBeLessThan(4_000);
    for (const call of calls) call.destroy();
  });

  it.each([
    ['more than three of what a node has no room for', { 'X-Concurrency-Limit': 100 }],
    ['more than both nodes have room for of it alone', { 'X-Client-Limit': 1 }],
  ])('E7 refuses an address that asks for %s at once, and neither another nor its sign-in', async (_what, limit) => {
    let held = 0;
    answers[0] = answers[1] = (req, res) => {
      if (req.url?.endsWith('=held')) held += 1;
      else if (req.url?.endsWith('=refused')) res.writeHead(503, limit).end();
      else res.end();
    };
    const ask = (localAddress: string, asked: string) =>
      request({ host: '127.0.0.1', port: new URL(proxy.url).port, localAddress, path: asked, agent: false });
    const statusFor = (localAddress: string, asked = '/voyages?page=1') =>
      new Promise<number | undefined>((resolve) => {
        ask(localAddress, asked)
          .once('response', (answer) => {
            expect(answer.headers).not.toHaveProperty(Object.keys(limit)[0]?.toLowerCase() ?? '');
            answer.resume().once('end', () => resolve(answer.statusCode));
          })
          .end();
      });
    const calls = Array.from({ length: 3 }, () =>
      ask('127.0.0.1', '/voyages?page=held')
        .on('error', () => undefined)
        .end(),
    );
    await until(() => held, 3);
    expect(await statusFor('127.0.0.1')).toBe(200);
    expect(await statusFor('127.0.0.1', '/voyages?page=refused')).toBe(503);
    expect([await statusFor('127.0.0.1'), await statusFor('127.0.0.2')]).toEqual([503, 200]);
    expect(await statusFor('127.0.0.1', '/login')).toBe(200);
    for (const call of calls) call.destroy();
  });

  it('E6 says to a program, as JSON, that its body did not arrive in ten seconds', async () => {
    const answerTo = (path: string) =>
      new Promise<{ readonly status: number | undefined; readonly type: string | undefined; readonly text: string }>(
        (resolve) => {
          const call = request(
            `${proxy.url}${path}`,
            { method: 'POST', headers: { 'Content-Length': 9 } },
            (answer) => {
              let text = '';
              answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
              answer.once('end', () =>
                resolve({ status: answer.statusCode, type: answer.headers['content-type'], text }),
              );
            },
          );
          call.on('error', () => undefined).write('{');
        },
      );
    const [call, form] = await Promise.all([answerTo('/api/contact-us'), answerTo('/contact-us')]);
    expect([call.status, call.type]).toEqual([408, 'application/json; charset=utf-8']);
    expect(JSON.parse(call.text)).toMatchObject({ code: 'TIMED_OUT', requestId: expect.stringMatching(/^[\w-]{36}$/) });
    expect([form.status, form.type]).toEqual([408, 'text/html; charset=utf-8']);
  }, 30_000);

  it('E6 refuses the forty-first body at once of one address, as JSON to a program', async () => {
    const started: ClientRequest[] = [];
    const startBodies = (count: number) => {
      for (let one = 0; one < count; one++) {
        const call = request(`${proxy.url}/slow`, { method: 'POST', agent: false, headers: { 'Content-Length': 9 } });
        call.on('error', () => undefined).flushHeaders();
        started.push(call);
      }
    };
    startBodies(40);
    const refused = async (path: string) => {
      const answer = await fetch(`${proxy.url}${path}`, { method: 'POST', body: '{}' });
      if (answer.status !== 429) return undefined;
      return [answer.headers.get('retry-after'), answer.headers.get('content-type'), await answer.text()];
    };
    const [after, type, text] = await untilFound(() => {
      // On a busy machine some find no connection; those beyond forty are refused themselves.
      startBodies(5);
      return refused('/api/contact-us');
    });
    expect([after, type]).toEqual(['30', 'application/json; charset=utf-8']);
    expect(JSON.parse(text ?? '')).toMatchObject({
      code: 'RATE_LIMITED',
      requestId: expect.stringMatching(/^[\w-]{36}$/),
    });
    expect(await refused('/contact-us')).toEqual([
      '30',
      'text/html; charset=utf-8',
      expect.stringContaining('Reference'),
    ]);
    for (const call of started) call.destroy();
  });

  it('C18 G10 shows a visitor the reference of a page that it makes itself, which its log has', async () => {
    for (const node of nodes) node.close().closeAllConnections();
    const [page, closed] = await Promise.all([
      // The proxy has a copy of no such page, and tries both nodes first.
      fetch(`${proxy.url}/my-profile`, { headers: { Cookie: 'sid=a-guest' } }),
      fetch(`${proxy.url}/metrics`),
    ]);
    expect([page.status, closed.status]).toEqual([503, 404]);
    for (const answer of [page, closed]) {
      const id = answer.headers.get('x-request-id') ?? 'no id';
      expect(await answer.text()).toContain(`Reference ${id}`);
      await until(() => proxy.log().some(({ requestId }) => requestId === id), true);
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      for (const name of [
        'strict-transport-security',
        'x-content-type-options',
        'referrer-policy',
        'cross-origin-opener-policy',
      ])
        expect([name, answer.headers.get(name)]).toEqual([name, expect.stringMatching(/./)]);
    }
  });

  it('G2 C15 keeps the copy of a page while hundreds of its combinations are asked for', async () => {
    const body = Buffer.alloc(900_000, 'x');
    answers[0] = answers[1] = (_req, res) =>
      void res.writeHead(200, { 'Cache-Control': 'public, s-maxage=30, max-age=0' }).end(body);
    const sizeOf = async (path: string) => (await (await fetch(`${proxy.url}${path}`)).text()).length;
    expect(await sizeOf('/voyages')).toBe(body.length);
    for (let index = 0; index < 160; index += 1) expect(await sizeOf(`/voyages?nobody=${index}`)).toBe(body.length);
    for (const node of nodes) node.close().closeAllConnections();
    await until(() => proxy.notices().some((line) => line.includes('no server available')), true);
    expect([await sizeOf('/voyages'), await sizeOf('/voyages?nobody=159')]).toEqual([body.length, body.length]);
  });

  it('C11 E14 logs no path with an e-mail address', async () => {
    const answer = await fetch(`${proxy.url}/unknown/guest%40example.com`);
    const id = answer.headers.get('x-request-id') ?? 'no id';
    const path = () => proxy.log().find(({ requestId }) => requestId === id)?.path;
    await until(() => path() !== undefined, true);
    expect(path()).toBe('/...');
  });

  it('G2 G10 gives a copy that a client without Accept-Encoding can read, and dates what it says of a node', async () => {
    answers[0] = answers[1] = (req, res) => {
      const isPlain = !/br/.test(req.headers['accept-encoding'] ?? '');
      res.writeHead(200, {
        'Cache-Control': 'public, s-maxage=30, max-age=0',
        Vary: 'Accept-Encoding',
        'Content-Length': 1,
        ...(isPlain ? {} : { 'Content-Encoding': 'br' }),
      });
      res.end(isPlain ? 'p' : 'b');
    };
    const ask = async (headers: Readonly<Record<string, string>>) =>
      new Promise<string>((resolve) => {
        request(`${proxy.url}/faq`, { headers }, (answer) => {
          let text = `${answer.statusCode} `;
          answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
          answer.once('end', () => resolve(text));
        }).end();
      });
    expect([await ask({ 'Accept-Encoding': 'br' }), await ask({})]).toEqual(['200 b', '200 p']);
    for (const node of nodes) node.close().closeAllConnections();
    await until(
      () => proxy.dated().filter((line) => /^\d{4}-\S+T\S+ Server nodes\/node-\d is DOWN/.test(line)).length,
      2,
    );
    expect([await ask({ 'Accept-Encoding': 'br' }), await ask({})]).toEqual(['200 b', '200 p']);
  });
});
