import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { changeCrm, inCrm, metricOf, pull, sendLead, systemOf } from '../support/node-leads';
import { type RunningServer, startServer } from '../support/start-server';
import { until } from '../support/until';
import { resetLine } from '../support/reset-line';

const run = promisify(execFile);
/** What visitors of `sendLead` wrote, as far as it is in a log. */
const wordsIn = (log: string) =>
  ['wilhelmina', 'overbeck', '555-0142', '3055550142', 'hydra'].filter((word) => log.toLowerCase().includes(word));

const paths = ['/', '/voyages', '/api/voyages', '/voyages?region=x', '/login'];

/** Sends one request after the other until `isOver`, the way a proxy does that has not noticed yet. */
async function keepAsking(url: string, isOver: () => boolean, onAnswer: () => void): Promise<readonly string[]> {
  const failed: string[] = [];
  for (let round = 0; !isOver(); round++) {
    try {
      const answer = await fetch(`${url}${paths[round % paths.length]}`);
      await answer.arrayBuffer();
      if (answer.status >= 500) failed.push(`status ${answer.status}`);
      onAnswer();
    } catch (error) {
      failed.push(String(error instanceof Error ? (error.cause ?? error) : error));
    }
  }
  return failed;
}

describe('a running node', () => {
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
    folder = mkdtempSync(join(tmpdir(), 'landfall-one-node-'));
    servers = [];
  });
  afterAll(async () => {
    for (const server of servers) server.signal('SIGKILL');
    await Promise.all(servers.map(({ ended }) => ended));
    rmSync(folder, { recursive: true, force: true });
  });

  it('D1 D2 E10 delivers once what was promised before a kill -9, and writes no visitor’s words to its log (in full)', async () => {
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
    expect(wordsIn(server.output() + again.output())).toEqual([]);
  }, 120_000);

  it('D1 E14 shows a dead lead to operators, who read it whole and revive it, and writes no visitor’s words to its log', async () => {
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
    expect(wordsIn(server.output())).toEqual([]);
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

  // The last, because the node is gone after it.
  it('E9 fails no request under load after SIGTERM: not ready at once, answers under way finished, exit code 0', async () => {
    const server = await startAgain();
    let isLeaving = false;
    let answered = 0;
    const clients = Promise.all(
      Array.from({ length: 8 }, () =>
        keepAsking(
          server.url,
          () => isLeaving,
          () => void answered++,
        ),
      ),
    );
    await until(() => answered >= 60, true);
    const asked = performance.now();
    server.signal('SIGTERM');
    // What a load balancer does: it asks whether the node is ready, and sends nothing more when it is not.
    await until(async () => (await fetch(`${server.url}/health/ready`)).status, 503);
    const noticedMs = performance.now() - asked;
    isLeaving = true;
    expect((await clients).flat()).toEqual([]);
    expect(noticedMs).toBeLessThan(1_000);
    expect(await server.ended).toBe(0);
    expect(performance.now() - asked).toBeLessThan(10_000);
    expect(server.output()).toMatch(/this node drains[^]*this node has stopped/);
  });
});

describe('SIGTERM to a node with connections in every state', () => {
  let begunAnswer = '';
  let slowStatus: number;
  let exitCode: number | string;
  beforeAll(async () => {
    const server = await startServer();
    await fetch(`${server.url}/`);
    const [silent, begun] = [connect(server.port, 'localhost'), connect(server.port, 'localhost')];
    await Promise.all([once(silent, 'connect'), once(begun, 'connect')]);
    begun.write('GET /health/live HTTP/1.1\r\nHost: localhost\r\n');
    // Connections are taken in the order in which they came.
    await (await fetch(`${server.url}/health/live`)).arrayBuffer();
    const slow = fetch(`${server.url}/voyages?startDate=2001-01-01`);
    server.signal('SIGTERM');
    slowStatus = (await slow).status;
    silent.resume();
    await once(silent, 'close');
    begun.write('\r\n');
    begun.on('data', (chunk: Buffer) => void (begunAnswer += chunk.toString()));
    await once(begun, 'close');
    exitCode = await server.ended;
  }, 60_000);

  it('E9 lets a request that is under way end, though its connection is kept alive (in full)', () => {
    expect([slowStatus, exitCode]).toEqual([200, 0]);
  });

  it('E9 does not wait for a connection that sent nothing, but for a request that has begun (in full)', () => {
    expect(begunAnswer).toMatch(/^HTTP\/1\.1 200 /);
  });
});
