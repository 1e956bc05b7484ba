import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { changeCrm, inCrm, metricOf, pull, sendLead, systemOf } from '../support/node-leads';
import { type RunningServer, startServer } from '../support/start-server';
import { until } from '../support/until';
import { resetLine } from '../support/reset-line';

const run = promisify(execFile);
describe('leads of a running node', () => {
  let folder: string;
  let servers: RunningServer[];
  const start = async (env: Readonly<Record<string, string>> = {}) => {
    const server = await startServer({ env: { DATA_DIR: join(folder, 'line'), LOG_LEVEL: 'debug', ...env } });
    servers.push(server);
    return server;
  };
  const operate = async (...args: readonly string[]) =>
    (
      await run(process.execPath, ['dist/operate.js', 'leads', ...args], {
        env: { PATH: process.env['PATH'], DATA_DIR: join(folder, 'line') },
      })
    ).stdout;
  /** The one that runs, as on its first day. */
  const startAgain = async () => {
    const server = servers.at(-1) ?? (await start());
    await resetLine(server.url);
    return server;
  };
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'landfall-leads-'));
    servers = [];
  });
  afterAll(async () => {
    for (const server of servers) server.signal('SIGKILL');
    await Promise.all(servers.map(({ ended }) => ended));
    rmSync(folder, { recursive: true, force: true });
  });

  it('D1 D2 E10 delivers once what was promised before a kill -9, and writes no visitor’s words to its log', async () => {
    const server = await startAgain();
    await changeCrm(server, 'down');
    const sent = await Promise.all([sendLead(server), sendLead(server), sendLead(server)]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    await until(() => metricOf(server, 'landfall_leads_waiting'), 3, 20_000);
    server.signal('SIGKILL');
    await server.ended;
    expect(await operate('state')).toContain('waiting: 3');
    const again = await start();
    expect(await sendLead(again, sent[0].submissionId)).toMatchObject({
      status: 200,
      body: { submissionId: sent[0].submissionId },
    });
    await changeCrm(again, 'up');
    // Claims of the node that died run out after 40 seconds.
    await pull(again, '/dev/clock', { now: new Date(Date.now() + 45_000).toISOString() });
    await until(async () => (await inCrm(again)).length, 3, 60_000);
    expect((await inCrm(again)).sort()).toEqual(sent.map(({ submissionId }) => submissionId).sort());
    expect(await metricOf(again, 'landfall_leads_waiting')).toBe(0);
    for (const word of ['wilhelmina', 'overbeck', '555-0142', '3055550142', 'hydra'])
      expect([word, (server.output() + again.output()).toLowerCase().includes(word)]).toEqual([word, false]);
  }, 120_000);

  it('D1 shows a dead lead to operators, who read it whole and revive it', async () => {
    const server = await startAgain();
    await changeCrm(server, 'refusing');
    const { submissionId } = await sendLead(server);
    await until(() => metricOf(server, 'landfall_leads_dead'), 1, 20_000);
    expect(await systemOf(server, 'leads')).toBe('failing');
    expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
    const dead = await operate('dead');
    expect(dead).toContain(`${submissionId}\tcontact-us`);
    expect(dead.toLowerCase()).not.toContain('overbeck');
    expect(JSON.parse(await operate('export'))).toMatchObject({
      submissionId,
      fields: { last_name: 'Overbeck', phone: '+13055550142' },
    });
    await changeCrm(server, 'up');
    expect(await operate('revive', submissionId)).toContain('on its way again');
    await until(async () => (await inCrm(server)).includes(submissionId), true, 20_000);
    expect(await systemOf(server, 'leads')).toBe('ok');
  }, 60_000);

  it('D2 does not double a lead whose CRM is slow or loses its answers (in full)', async () => {
    const server = await startAgain();
    await changeCrm(server, 'lost-answer');
    const lost = await sendLead(server);
    await until(async () => (await inCrm(server)).length, 1, 20_000);
    await changeCrm(server, 'slow');
    const slow = await sendLead(server);
    await until(async () => (await inCrm(server)).length, 2, 15_000);
    await changeCrm(server, 'up');
    await until(() => metricOf(server, 'landfall_leads_waiting'), 0, 30_000);
    expect((await inCrm(server)).sort()).toEqual([lost.submissionId, slow.submissionId].sort());
  }, 90_000);
});
