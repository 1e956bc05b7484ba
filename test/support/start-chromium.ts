import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ChromiumOptions, chromiumProgram } from './chromium';

const startLimitMs = 50_000;
const pollEveryMs = 20;
/** Nothing is sent through the pipe. Chromium ends when it is closed, as it is however this process ends. */
const debugging = ['--remote-debugging-port=0', '--remote-debugging-pipe'];

export interface RunningChromium {
  /** The WebSocket of its DevTools protocol. */
  readonly url: string;
  readonly hasEnded: () => boolean;
  /** Whether every page is gone: those of a connection that has ended go a moment later. */
  readonly isEmpty: () => Promise<boolean>;
  readonly stop: () => Promise<void>;
}

/** A browser that other processes connect to. */
export async function startChromium(options: ChromiumOptions): Promise<RunningChromium> {
  const { path, args } = chromiumProgram(options);
  const profile = mkdtempSync(join(tmpdir(), 'landfall-chromium-'));
  const child = spawn(path, [...args, ...debugging, `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const stop = async () => {
    if (!hasEnded() && child.pid !== undefined) {
      // Debian's program is a shell script, and Chromium its child: both are of one group.
      process.kill(-child.pid, 'SIGKILL');
      await once(child, 'exit');
    }
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  for (const giveUpAt = Date.now() + startLimitMs; Date.now() < giveUpAt && !hasEnded(); await sleep(pollEveryMs)) {
    const [port, address] = activePort(profile);
    if (!address) continue;
    const isEmpty = async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/json/list`, { headers: { Connection: 'close' } });
      return ((await answer.json()) as readonly unknown[]).length === 0;
    };
    return { url: `ws://127.0.0.1:${port}${address}`, hasEnded, isEmpty, stop };
  }
  await stop();
  throw new Error(`Chromium has not started, or has ended with ${child.exitCode}`);
}

/** Chromium writes its port and the path of its WebSocket into its profile. */
function activePort(profile: string): readonly string[] {
  try {
    return readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
  } catch {
    return [];
  }
}
