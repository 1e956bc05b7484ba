import { spawn } from 'node:child_process';
import { existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../services/redis-server';

const startLimitMs = 50_000;
/**
 * A test's server answers some hundred requests and is gone: optimised code hardly pays for its compilation there. Three
 * quarters of a second of processor time less for each start (docs/decisions/0052). Other versions of Node name it otherwise.
 */
const engineFlags = process.versions.node.startsWith('20.') ? ['--interrupt-budget=1000000'] : [];

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** Everything it has printed so far. */
  readonly output: () => string;
  readonly signal: (name: NodeJS.Signals) => void;
  /** The exit code, or the signal's name. */
  readonly ended: Promise<number | string>;
  /** Ends it at once: nothing is left to answer. A test of how it ends sends SIGTERM, which gives balancers two seconds, and looks at `ended`. */
  readonly stop: () => Promise<void>;
}

export interface ServerOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly port?: number;
  /** `start.js` is what `npm start` runs (a demonstration), `main.js` what the image runs. */
  readonly program?: 'start.js' | 'main.js';
  readonly startLimitMs?: number;
  /** Where another build stands, with its `dist`. */
  readonly folder?: string;
  /** A file that takes what it prints, as a supervisor has it; without one it is kept for `output`. */
  readonly logFile?: string;
}

/** The built server as its own process on a free port, with a throwaway line in memory unless `env` says otherwise. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const server = await spawnServer(options);
  const ready = new Promise<void>((resolve, reject) => {
    const watch = setInterval(() => {
      if (!server.output().includes('Landfall ready on')) return;
      clearInterval(watch);
      resolve();
    }, 20);
    void server.ended.then((code) => {
      clearInterval(watch);
      reject(new Error(`The server ended with ${code} before it was ready:\n${server.output()}`));
    });
    setTimeout(
      () => reject(new Error(`The server was not ready in time:\n${server.output()}`)),
      options.startLimitMs ?? startLimitMs,
    ).unref();
  });
  try {
    await ready;
  } catch (error) {
    server.signal('SIGKILL');
    throw error;
  }
  return server;
}

/** Starts the process without waiting for it: for those that are meant to refuse. */
export async function spawnServer({
  env = {},
  port,
  program = 'start.js',
  folder = '.',
  logFile,
}: ServerOptions = {}): Promise<RunningServer> {
  if (!existsSync(join(folder, 'dist', program))) throw new Error('Nothing is built yet. Type: npm run build');
  const chosen = port ?? (await freePort());
  const destination = logFile === undefined ? 'pipe' : openSync(logFile, 'a');
  const child = spawn(process.execPath, [...engineFlags, `dist/${program}`], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: ':memory:',
      BOT_CHECK_COST: '10',
      LOG_LEVEL: 'warn',
      PORT: String(chosen),
      ...env,
    },
    stdio: ['ignore', destination, destination],
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => void lines.push(chunk.toString()));
  const ended = new Promise<number | string>((resolve, reject) => {
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 'unknown'));
    child.once('error', reject);
  });
  return {
    url: `http://localhost:${chosen}`,
    port: chosen,
    pid: child.pid ?? 0,
    output: () => (logFile === undefined ? lines.join('') : readFileSync(logFile, 'utf8')),
    signal: (name) => void child.kill(name),
    ended,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
