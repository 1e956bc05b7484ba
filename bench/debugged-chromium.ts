import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../test/services/redis-server';

/**
 * On a busy machine Chromium starts more slowly than the half minute that Lighthouse waits for one that it starts
 * itself.
 */
const timeoutMs = 180_000;
const pollEveryMs = 250;

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-extensions',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--disable-renderer-backgrounding',
  '--disable-backgrounding-occluded-windows',
  '--disable-background-timer-throttling',
  '--mute-audio',
  '--no-default-browser-check',
  '--no-first-run',
  '--password-store=basic',
];

interface DebuggedChromium {
  /** The port of the DevTools protocol. */
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a full headless Chromium that other programs control through its port. @throws when it has not started in time
 */
export async function startDebuggedChromium(): Promise<DebuggedChromium> {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'landfall-chromium-'));
  const child = spawn(
    process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    [...flags, `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: 'ignore' },
  );
  const stop = async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  for (const giveUpAt = performance.now() + timeoutMs; performance.now() < giveUpAt; await sleep(pollEveryMs)) {
    if (child.exitCode !== null) break;
    const isUp = await fetch(`http://127.0.0.1:${port}/json/version`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return { port, stop };
  }
  await stop();
  throw new Error(`Chromium is not up, or has ended with ${child.exitCode}`);
}
