import { existsSync } from 'node:fs';

const shell = '/usr/bin/chromium-headless-shell';
/** The one without a window first: it opens a page with a third of the work (docs/decisions/0034). */
const places = [process.env['CHROMIUM'], shell, '/usr/bin/chromium'];

/** What Playwright starts Chromium with, as far as these tests need it. */
const args = [
  '--headless',
  '--no-startup-window',
  '--no-sandbox',
  '--no-first-run',
  '--no-default-browser-check',
  '--password-store=basic',
  '--hide-scrollbars',
  '--mute-audio',
  '--force-color-profile=srgb',
  '--metrics-recording-only',
  '--allow-pre-commit-input',
  '--disable-back-forward-cache',
  '--disable-background-networking',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-breakpad',
  '--disable-component-extensions-with-background-pages',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-dev-shm-usage',
  '--disable-extensions',
  '--disable-features=AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,MediaRouter,OptimizationHints,PaintHolding,ThirdPartyStoragePartitioning',
  '--disable-field-trial-config',
  '--disable-hang-monitor',
  '--disable-ipc-flooding-protection',
  '--disable-popup-blocking',
  '--disable-prompt-on-repost',
  '--disable-quic',
  '--disable-renderer-backgrounding',
  '--disable-sync',
];
/** WebGL draws the panorama and not the page around it, which would cost the journey a fifth more. */
const webGl = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-gpu-compositing'];
/** A visitor with a mouse, whatever is plugged into the machine. */
const mouse = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

export interface ChromiumOptions {
  /** A browser with a window, for tests of what a page does before a visitor moves. Without a window it reports a pointer that nobody moved. */
  readonly isWhole?: boolean;
  /** Without pictures a page costs a fifth less: only journeys that look at some ask for them. */
  readonly hasPictures?: boolean;
  /** WebGL, by a rasteriser on the processor: only journeys that look at a panorama ask for it. */
  readonly hasWebGl?: boolean;
}

export interface ChromiumProgram {
  readonly path: string;
  readonly args: readonly string[];
}

/** Debian's Chromium, which `npm test` installs first when it is missing (test/prepare-machine.mjs). */
export function chromiumProgram({
  isWhole = false,
  hasPictures = false,
  hasWebGl = false,
}: ChromiumOptions): ChromiumProgram {
  const path = places.filter((place) => !isWhole || place !== shell).find((place) => place && existsSync(place));
  if (!path) throw new Error('Chromium is missing. Type: node test/prepare-machine.mjs');
  return {
    path,
    args: [
      ...args,
      ...(hasWebGl ? webGl : ['--disable-gpu']),
      `--blink-settings=${hasPictures ? mouse : `${mouse},imagesEnabled=false`}`,
    ],
  };
}
