import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { servicesFolder } from '../../../test/services/services-folder';
import { type LineCommands, openLineCommands } from '../../../test/support/line-commands';
import { type RunningServer, startServer } from '../../../test/support/start-server';

const run = promisify(execFile);
const partnerOrigin = 'https://www.partner.example';

let folder: string;
let office: LineCommands;
let nodes: readonly RunningServer[];
beforeAll(async () => {
  folder = mkdtempSync(join(servicesFolder(), 'partners-'));
  const env = { DATA_DIR: folder, LOG_LEVEL: 'debug', CORS_ORIGINS: partnerOrigin };
  nodes = [await startServer({ env }), await startServer({ env })];
  office = await openLineCommands(folder);
}, 120_000);
afterAll(async () => {
  await office.close();
  for (const node of nodes) await node.stop();
  rmSync(folder, { recursive: true, force: true });
});

const line = async (...given: readonly string[]) => (await office.run('partners', ...given)).split('\n');
/** The operators' program on the site's folder, while the site runs. */
const program = async (...given: readonly string[]) => {
  const { stdout } = await run(process.execPath, ['dist/line.js', 'partners', ...given], {
    env: { PATH: process.env['PATH'], DATA_DIR: folder, DEMO: 'true' },
  });
  return stdout.trim().split('\n');
};
const get = (node: RunningServer | undefined, bearer?: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${node?.url ?? ''}/api/suites`, {
    headers: { ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }), ...headers },
  });
const utcToday = () => new Date().toISOString().slice(0, 10);
const statuses = async (bearer: string) => Promise.all(nodes.map(async (node) => (await get(node, bearer)).status));
const tokenOf = async (node: RunningServer | undefined, id: string, key: string) => {
  const answer = await fetch(`${node?.url ?? ''}/api/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'client_credentials', client_id: id, client_secret: key }),
  });
  return ((await answer.json()) as { readonly access_token: string }).access_token;
};

describe('operators and partners of a running site', () => {
  it('H56 H57 E14 add, rotate and revoke with effect on every node at the next request, and no key in any log', async () => {
    const usedFrom = utcToday();
    const [added = '', key = ''] = await line('add', 'North Star', '--scopes', 'catalogue:read', '--per-minute', '600');
    expect(added).toContain('north-star is a partner');
    const token = await tokenOf(nodes[0], 'north-star', key);
    expect([await statuses(key), await statuses(token)]).toEqual([
      [200, 200],
      [200, 200],
    ]);
    const [, newKey = ''] = await line('rotate', 'north-star', '--overlap', '1h');
    expect([await statuses(key), await statuses(newKey)]).toEqual([
      [200, 200],
      [200, 200],
    ]);
    await line('revoke', 'north-star', '--key', key.slice(4, 14));
    expect([await statuses(key), await statuses(token), await statuses(newKey)]).toEqual([
      [401, 401],
      [401, 401],
      [200, 200],
    ]);
    const [, thirdKey = ''] = await line('rotate', 'north-star', '--overlap', '0m');
    expect([await statuses(newKey), await statuses(thirdKey)]).toEqual([
      [401, 401],
      [200, 200],
    ]);
    const listed = (await line('list')).join('\n');
    // The day may have changed since the key was used.
    expect([usedFrom, utcToday()]).toContain(/used (\d{4}-\d\d-\d\d)/.exec(listed)?.[1]);
    const logs = nodes.map((node) => node.output()).join('');
    expect(logs).toContain('/api/oauth/token');
    for (const secret of [key, newKey, thirdKey, token])
      for (const text of [logs, listed]) expect(text.includes(secret.slice(16))).toBe(false);
  }, 60_000);

  it('H56 end with 1 and one sentence when an argument is wrong (in full)', async () => {
    const failed = await program('add', 'Other', '--scopes', 'guests:read', '--per-minute', '60').catch(
      (error: { readonly code: number; readonly stderr: string }) => error,
    );
    expect(failed).toMatchObject({ code: 1, stderr: 'Option --scopes: one or more of catalogue:read,leads:write\n' });
  }, 30_000);
});

describe('pages of a configured origin', () => {
  const corsOf = ({ status, headers }: Response) => ({
    status,
    allow: headers.get('access-control-allow-origin'),
    credentials: headers.get('access-control-allow-credentials'),
    vary: (headers.get('vary') ?? '').toLowerCase().split(/, */).toSorted(),
    etag: headers.get('etag'),
  });

  it('B4 C15 may read, from the cache and past it, and no partner gets another’s copy', async () => {
    const [node] = nodes;
    const ours = { Origin: partnerOrigin, 'Accept-Encoding': 'br' };
    const vary = ['accept-encoding', 'origin'];
    const first = corsOf(await get(node, undefined, ours));
    expect(first).toMatchObject({ status: 200, allow: partnerOrigin, credentials: null });
    expect(first.vary).toEqual(expect.arrayContaining(['origin']));
    const { etag } = corsOf(await get(node, undefined, ours));
    expect(etag).toMatch(/^W\//);
    const copy = { status: 200, allow: partnerOrigin, credentials: null, vary, etag };
    expect(corsOf(await get(node, undefined, ours))).toEqual(copy);
    expect(corsOf(await get(node, undefined, { ...ours, 'If-None-Match': etag ?? '' }))).toEqual({
      ...copy,
      status: 304,
    });
    expect(corsOf(await get(node, undefined, { 'Accept-Encoding': 'br' }))).toEqual({ ...copy, allow: null });
    expect(corsOf(await get(node, undefined, { ...ours, Origin: 'https://evil.example' }))).toEqual({
      ...copy,
      allow: null,
    });
    expect(corsOf(await get(node, 'lfk_wrong', ours))).toMatchObject({ status: 401, allow: partnerOrigin });
  });

  it('B4 may ask ahead for reads with a key, and not for writes or guests’ calls (in full)', async () => {
    const preflight = (path: string, method: string) =>
      fetch(`${nodes[0]?.url ?? ''}${path}`, {
        method: 'OPTIONS',
        headers: { Origin: partnerOrigin, 'Access-Control-Request-Method': method },
      });
    const allowed = await preflight('/api/voyages', 'GET');
    expect([allowed.status, allowed.headers.get('access-control-allow-headers')]).toEqual([
      204,
      'Authorization, If-None-Match',
    ]);
    for (const [path, method] of [
      ['/api/contact-us', 'POST'],
      ['/api/oauth/token', 'POST'],
      ['/api/user', 'GET'],
    ] as const) {
      const refused = await preflight(path, method);
      expect([path, refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([path, 405, null]);
    }
  });
});
