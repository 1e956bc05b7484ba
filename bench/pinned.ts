import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { once } from 'node:events';

/** The server has core 0 to itself, and the load generator core 1, so that neither affects the other's CPU time. */
export const serverCore = 0;
export const loadCore = 1;

const startLimitMs = 60_000;

export interface ServerWork {
  /** CPU time of all its threads. */
  readonly cpuMs: number;
  /** CPU time per request in the quieter quarter of the time; absent where that was too short to measure. */
  readonly quietCpuMs?: number;
  /** Database statements of requests, where they are counted. */
  readonly statements: number;
  /** Bytes allocated on its heap. */
  readonly allocated: number;
  /** Delay of its event loop, at the 99th percentile. */
  readonly loopDelayMs: number;
}

export interface PinnedServer {
  readonly url: string;
  readonly pid: number;
  readonly during: <T>(work: () => Promise<T>) => Promise<{ readonly result: T; readonly work: ServerWork }>;
  /** Database statements of requests are counted during this work, which is therefore no measure of CPU time. */
  readonly countingStatements: <T>(work: () => Promise<T>) => Promise<T>;
  readonly memoryMegabytes: () => number;
  /** CPU time of all its threads since its start, in steps of 10 ms. */
  readonly cpuMs: () => number;
  readonly stop: () => Promise<void>;
}

/** Starts a Node program on one core. The program is ready when it prints `… ready on <address>`. */
export async function startPinned(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<PinnedServer> {
  const child = spawn(
    'taskset',
    ['-c', String(serverCore), process.execPath, '--import', './bench/probe.mjs', ...args],
    { env: { PATH: process.env['PATH'], ...env }, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
  );
  const url = await readyAddress(child);
  const pid = child.pid ?? 0;
  const ask = async (what: 'begin' | 'end' | 'count' | 'count no more') => {
    child.send(what);
    const [answer] = (await once(child, 'message')) as [ServerWork];
    return answer;
  };
  return {
    url,
    pid,
    during: async (work) => {
      await ask('begin');
      const result = await work();
      return { result, work: await ask('end') };
    },
    countingStatements: async (work) => {
      await ask('count');
      const result = await work();
      await ask('count no more');
      return result;
    },
    memoryMegabytes: () => memoryOf(pid),
    cpuMs: () => cpuMsOf(pid),
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function readyAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const limit = setTimeout(
      () => reject(new Error(`A server of the bench was not ready in time: ${output}`)),
      startLimitMs,
    );
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const address = /ready on (\S+)/.exec(output)?.[1];
      if (!address) return;
      clearTimeout(limit);
      resolve(address);
    });
    child.once('exit', (code) => {
      clearTimeout(limit);
      reject(new Error(`A server of the bench ended with ${code}: ${output}`));
    });
  });
}

const memoryOf = (pid: number) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);

const tickMs = 10;

function cpuMsOf(pid: number): number {
  const [user = '', system = ''] = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '')
    .split(' ')
    .slice(11);
  return tickMs * (Number(user) + Number(system));
}
