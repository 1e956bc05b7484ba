import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './redis-server';
import { selfSigned } from './self-signed';

const startLimitMs = 20_000;

/** Redis as operators run it where one server is not enough. */
export interface RedisService {
  readonly url: string;
  close(): Promise<void>;
}

/** Several processes and one folder that end together. */
class Servers {
  readonly folder = mkdtempSync(join(tmpdir(), 'landfall-redis-'));
  private readonly running = new Set<ChildProcess>();

  async start(args: readonly string[], name: string): Promise<ChildProcess> {
    const config = join(this.folder, `${name}.conf`);
    writeFileSync(config, args.map((line) => `${line}\n`).join(''));
    const server = spawn(
      'redis-server',
      [config, '--bind', '127.0.0.1', '--dir', this.folder, ...(name.startsWith('sentinel') ? ['--sentinel'] : [])],
      { stdio: 'ignore' },
    );
    this.running.add(server);
    return server;
  }

  async crash(server: ChildProcess): Promise<void> {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGKILL');
    await ended;
    this.running.delete(server);
  }

  async close(): Promise<void> {
    await Promise.all([...this.running].map((server) => this.crash(server)));
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const sendCommand = (port: number, ...command: readonly string[]) =>
  execFileSync('redis-cli', ['-p', String(port), ...command], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
const answers = (port: number) => {
  try {
    return sendCommand(port, 'ping') === 'PONG';
  } catch {
    return false;
  }
};

/** Servers that just started are asked until they say what is waited for. */
async function waitUntil(isSo: () => boolean): Promise<void> {
  for (const end = Date.now() + startLimitMs; Date.now() < end;) {
    if (isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('Redis was not ready in time');
}

/** A master, its replica, and one sentinel that needs nobody's agreement. `crashMaster` is a kill -9. */
export async function startSentinels(): Promise<RedisService & { crashMaster(): Promise<void> }> {
  const servers = new Servers();
  const [master, replica, sentinel] = [await freePort(), await freePort(), await freePort()];
  const memoryOnly = ['save ""', 'appendonly no'];
  const process = await servers.start([`port ${master}`, ...memoryOnly], 'master');
  await servers.start([`port ${replica}`, ...memoryOnly, `replicaof 127.0.0.1 ${master}`], 'replica');
  await waitUntil(
    () => answers(replica) && sendCommand(replica, 'info', 'replication').includes('master_link_status:up'),
  );
  await servers.start(
    [
      `port ${sentinel}`,
      `sentinel monitor ondine 127.0.0.1 ${master} 1`,
      'sentinel down-after-milliseconds ondine 500',
      'sentinel failover-timeout ondine 1000',
    ],
    'sentinel',
  );
  // A sentinel that has not yet read the replica's own state aborts its first failover and waits before the next one.
  await waitUntil(() => {
    if (!answers(sentinel)) return false;
    const replicas = sendCommand(sentinel, 'sentinel', 'replicas', 'ondine');
    return replicas.includes(String(replica)) && /master-link-status\nok/.test(replicas);
  });
  return {
    url: `redis-sentinel://127.0.0.1:${sentinel}/ondine`,
    crashMaster: () => servers.crash(process),
    close: () => servers.close(),
  };
}

/** Three masters that share the slots. */
export async function startCluster(): Promise<RedisService> {
  const servers = new Servers();
  const ports = [await freePort(), await freePort(), await freePort()];
  const shares = [
    [0, 5460],
    [5461, 10922],
    [10923, 16383],
  ] as const;
  for (const port of ports) {
    // The bus of a cluster is 10,000 ports up, which may be none.
    await servers.start(
      [
        `port ${port}`,
        `cluster-port ${await freePort()}`,
        'cluster-enabled yes',
        `cluster-config-file nodes-${port}.conf`,
        'save ""',
        'appendonly no',
      ],
      `node-${port}`,
    );
  }
  await waitUntil(() => ports.every(answers));
  const [first = 0] = ports;
  for (const [at, port] of ports.entries()) {
    sendCommand(port, 'cluster', 'addslotsrange', ...(shares[at] ?? []).map(String));
    if (port !== first)
      sendCommand(
        port,
        'cluster',
        'meet',
        '127.0.0.1',
        String(first),
        sendCommand(first, 'config', 'get', 'cluster-port').split('\n')[1] ?? '',
      );
  }
  await waitUntil(() => ports.every((port) => sendCommand(port, 'cluster', 'info').includes('cluster_state:ok')));
  return { url: `redis-cluster://${ports.map((port) => `127.0.0.1:${port}`).join(',')}`, close: () => servers.close() };
}

/** One server that speaks TLS only; `authority` vouches for it. */
export async function startSecureRedis(): Promise<RedisService & { readonly authority: string }> {
  const servers = new Servers();
  const port = await freePort();
  const { key, cert } = selfSigned();
  const [keyFile, certFile] = [join(servers.folder, 'key.pem'), join(servers.folder, 'cert.pem')];
  writeFileSync(keyFile, key);
  writeFileSync(certFile, cert);
  await servers.start(
    [
      'port 0',
      `tls-port ${port}`,
      `tls-cert-file ${certFile}`,
      `tls-key-file ${keyFile}`,
      'tls-auth-clients no',
      'requirepass "s3cret/word"',
      'save ""',
    ],
    'secure',
  );
  return {
    url: `rediss://:${encodeURIComponent('s3cret/word')}@localhost:${port}`,
    authority: cert,
    close: () => servers.close(),
  };
}
