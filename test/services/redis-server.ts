import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface RedisServer {
  readonly url: string;
  /** Stops the process without ending it (SIGSTOP): its connections stay open and nothing answers. */
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
}

/** A throwaway redis-server of our own on a free port; nothing of it is written to disk. */
export async function startRedis(port?: number): Promise<RedisServer> {
  const chosen = port ?? (await freePort());
  const folder = mkdtempSync(join(tmpdir(), 'landfall-redis-'));
  const server = spawn('redis-server', [
    '--port',
    String(chosen),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    folder,
  ]);
  await untilItSays(server, 'Ready to accept connections');
  return {
    url: `redis://127.0.0.1:${chosen}`,
    pause: () => void server.kill('SIGSTOP'),
    resume: () => void server.kill('SIGCONT'),
    stop: async () => {
      server.kill('SIGCONT');
      server.kill('SIGKILL');
      if (server.exitCode === null && server.signalCode === null)
        await new Promise((resolve) => server.once('exit', resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface DurableRedis {
  readonly url: string;
  /** kill -9. */
  crash(): Promise<void>;
  /** Stops the process without ending it, or lets it go on. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** One that writes every command to disk before it answers (`appendfsync always`), to be killed and started again. */
export async function startDurableRedis(folder: string): Promise<DurableRedis> {
  const port = await freePort();
  let server: ChildProcess | undefined;
  const restart = async () => {
    server = spawn('redis-server', [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'yes',
      '--appendfsync',
      'always',
      '--dir',
      folder,
    ]);
    await untilItSays(server, 'Ready to accept connections');
  };
  const crash = async () => {
    const ended = new Promise((resolve) => server?.once('exit', resolve));
    server?.kill('SIGKILL');
    await ended;
  };
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => void server?.kill(name);
  await restart();
  return { url: `redis://127.0.0.1:${port}`, crash, restart, signal, stop: crash };
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port could be had');
  return address.port;
}

function untilItSays(server: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error('redis-server ended before it was ready')));
    server.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes(words)) resolve();
    });
  });
}
