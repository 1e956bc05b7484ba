import { existsSync } from 'node:fs';
import { type BrowserServer, chromium, type LaunchOptions } from 'playwright-core';

const shell = '/usr/bin/chromium-headless-shell';
/** The one without a window first: it opens a page with a third of the work (docs/decisions/0034). */
const places = [process.env['CHROMIUM'], shell, '/usr/bin/chromium'];

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface ChromiumOptions {
  /** The one with a window, for whoever asks what a page does before anybody is there. Without a window a page is told of a pointer that nobody moved. */
  readonly isWhole?: boolean;
  /** Without pictures a page costs a fifth less: only journeys that look at some ask for them. */
  readonly hasPictures?: boolean;
  /** WebGL, by a rasteriser on the processor: only journeys that look at a panorama ask for it. */
  readonly hasWebGl?: boolean;
}

/** Debian's Chromium, which `npm test` installs first when it is missing (test/prepare-machine.mjs). */
export function chromiumLaunch({
  isWhole = false,
  hasPictures = false,
  hasWebGl = false,
}: ChromiumOptions): LaunchOptions {
  const executablePath = places
    .filter((place) => !isWhole || place !== shell)
    .find((place) => place && existsSync(place));
  if (!executablePath) throw new Error('Chromium is missing. Type: node test/prepare-machine.mjs');
  return {
    executablePath,
    args: [
      ...args.filter((argument) => !hasWebGl || argument !== '--disable-gpu'),
      ...(hasWebGl ? ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'] : []),
      ...(hasPictures ? [] : ['--blink-settings=imagesEnabled=false']),
    ],
    headless: true,
  };
}

/** A browser that other processes connect to. */
export const launchChromiumServer = (options: ChromiumOptions): Promise<BrowserServer> =>
  chromium.launchServer({ ...chromiumLaunch(options), host: '127.0.0.1' });
