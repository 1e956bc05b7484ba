import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { untilFound } from '../support/until';
import { countTransactions } from './count-transactions';
import { freePort } from './redis-server';

/** One address before several PostgreSQL servers. */
export interface PostgresProxy {
  readonly port: number;
  /** Called when a standby was promoted; a proxy that asks the servers itself ignores it. */
  pointTo(port: number): void;
  stop(): Promise<void>;
}

/** What a provider's name for its primary does at a failover: old connections break, new ones lead elsewhere. */
export async function startForwarder(firstTarget: number, onTransaction?: () => void): Promise<PostgresProxy> {
  let target = firstTarget;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
    if (onTransaction) upstream.on('data', countTransactions(onTransaction));
    client.pipe(upstream).pipe(client);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port,
    pointTo: (next) => {
      target = next;
      cut();
    },
    stop: async () => {
      server.close();
      cut();
    },
  };
}

/** What HAProxy answers to a command on its stats socket; undefined while the socket does not listen. */
const askHaproxy = (socketPath: string, command: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    let answer = '';
    const socket = connect(socketPath, () => socket.write(`${command}\n`));
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
    socket.on('error', () => resolve(undefined)).on('end', () => resolve(answer));
  });

/** True once HAProxy has found a primary and has refused the standby; before its checks it takes both for primaries. */
async function knowsPrimary(socketPath: string): Promise<true | undefined> {
  const [header = '', ...rows] = ((await askHaproxy(socketPath, 'show stat primary 4 -1')) ?? '').trim().split('\n');
  const columns = header.replace('# ', '').split(',');
  const states = rows.map((row) => {
    const values = row.split(',');
    return `${values[columns.indexOf('status')]} ${values[columns.indexOf('check_status')]}`;
  });
  return (states.includes('UP L7OK') && states.some((state) => state.startsWith('DOWN '))) || undefined;
}

/** HAProxy with `config/proxy/postgres.cfg`, in which only the addresses are changed and a stats socket is added. */
export async function startHaproxy(ports: readonly [number, number]): Promise<PostgresProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-postgres-proxy-'));
  const statsSocket = join(folder, 'stats.sock');
  const port = await freePort();
  const text = readFileSync('config/proxy/postgres.cfg', 'utf8')
    .replace('global\n', `global\n    stats socket ${statsSocket}\n`)
    .replace('bind :5432', `bind 127.0.0.1:${port}`)
    .replace('postgres-1:5432', `127.0.0.1:${ports[0]}`)
    .replace('postgres-2:5432', `127.0.0.1:${ports[1]}`);
  writeFileSync(join(folder, 'haproxy.cfg'), text);
  const child = spawn('haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await untilFound(() => knowsPrimary(statsSocket));
  return {
    port,
    pointTo: () => undefined,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
