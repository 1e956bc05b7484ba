import { once } from 'node:events';
import { connect } from 'node:net';
import { startServer } from '../support/start-server';
import { until } from '../support/until';

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

describe('SIGTERM', () => {
  it('E9 fails no request under load: not ready at once, answers under way finished, exit code 0', async () => {
    const server = await startServer({ env: { LOG_LEVEL: 'info' } });
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

  describe('of a node with connections in every state', () => {
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
});
