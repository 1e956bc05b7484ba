import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** The one without a window first: it opens a page with a third of the work (docs/decisions/0034). */
const places = [process.env['CHROMIUM'], '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Debian's Chromium, which `npm test` installs first when it is missing (test/prepare-machine.mjs). */
export async function launchChromium(): Promise<Browser> {
  const executablePath = places.find((place) => place && existsSync(place));
  if (!executablePath) throw new Error('Chromium is missing. Type: node test/prepare-machine.mjs');
  return chromium.launch({ executablePath, args, headless: true });
}
