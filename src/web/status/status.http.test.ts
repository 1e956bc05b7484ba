import { sharedServer, type SharedServer } from '../../../test/support/shared-server';
import { parseHtml } from '../../../test/support/parse-html';
import type { Finding } from '../../core/shared/self-checks.port';
import { readStatus } from './read-status';

const now = new Date('2026-11-23T17:05:00Z');
const well = async () => undefined;
const gone = async () => {
  throw new Error('no answer');
};
const selfChecks = (...findings: Finding[]) => ({ latest: async () => ({ checkedAt: now, findings }) });
const inState = async (state: string, sources: Parameters<typeof readStatus>[0]) =>
  (await readStatus(sources, now)).capabilities.filter((one) => one.state === state).map(({ name }) => name);
const failing = async (...checks: { name: string; check(): Promise<void> }[]) =>
  inState('failing', { checks, selfChecks: selfChecks() });

describe('/status', () => {
  it('G10 names what an absent system takes away, and nothing else', async () => {
    const database = { name: 'database', check: well };
    expect(await failing(database)).toEqual([]);
    expect(await failing(database, { name: 'stripe', check: gone })).toEqual(['paying']);
    expect(await failing(database, { name: 'mail', check: gone })).toEqual(['signingIn']);
    expect(await failing(database, { name: 'contentful', check: gone })).toEqual(['choosing']);
    expect(await failing({ name: 'database', check: gone })).toEqual([
      'reserving',
      'paying',
      'signingIn',
      'trips',
      'messages',
    ]);
  });

  it('G10 shows a self-check’s findings at a system that works, and forgets them when the database is away', async () => {
    const broken: Finding = { rule: 'a suite is sold twice', area: 'reserving', ids: ['one 501'] };
    expect(await inState('reviewed', { checks: [], selfChecks: selfChecks(broken) })).toEqual(['reserving']);
    const database = { name: 'database', check: gone };
    expect(await inState('reviewed', { checks: [database], selfChecks: selfChecks(broken) })).toEqual([]);
    expect(await inState('working', { checks: [], selfChecks: { latest: gone } })).toHaveLength(6);
  });

  describe('of a node that runs', () => {
    let server: SharedServer;
    beforeAll(async () => {
      server = await sharedServer();
    }, 60_000);
    afterAll(() => server.stop());

    it('G10 shows every visitor that all of it works, and when it was checked; no cache holds it', async () => {
      const answer = await fetch(`${server.url}/status`);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
      const page = parseHtml(await answer.text());
      expect(page.querySelectorAll('.status__state').map(({ text }) => text)).toEqual(Array(6).fill('Works'));
      expect(page.querySelector('.status__checked')?.text).toMatch(/^Checked at \d{1,2}:\d{2} [ap]m E[SD]T\./);
    });
  });
});
