import { build } from 'esbuild';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { reusedPage } from './reused-pages';

interface ScriptPage {
  /** A browser module as text; its imports are resolved from the repository's root, such as `./views/ui/share`. */
  readonly script: string;
  /** What stands in the body. */
  readonly html: string;
  /** Served at this address, and at every other one of its host too. */
  readonly address?: string;
}

const bundles = new Map<string, Promise<string>>();
let opened = 0;

/**
 * A page of its own for one piece of browser script, without a server: for rules that only a real document can prove.
 * To close one that was asked of a browser is to give it back.
 */
export async function openScriptPage(
  browser: Browser | BrowserContext,
  { script, html, address = 'http://ondine.test/voyages' }: ScriptPage,
): Promise<Page> {
  const bundle = bundles.get(script) ?? bundleOf(script);
  bundles.set(script, bundle);
  const [text, page] = await Promise.all([bundle, 'newContext' in browser ? pageOf(browser) : browser.newPage()]);
  opened += 1;
  // Each has an address of its own, because the browser keeps what it had at another one's. Documents of a test's own
  // name `/script.js`.
  const scriptAddress = `/script-${opened}.js`;
  await page.route('**/*', (route) => {
    const isScript = /\/script(?:-\d+)?\.js$/.test(route.request().url());
    const body = isScript
      ? text
      : `<!doctype html><title>page</title><link rel="icon" href="data:,">${html}<script type="module" src="${scriptAddress}"></script>`;
    return route.fulfill({ contentType: isScript ? 'text/javascript' : 'text/html', body });
  });
  await page.goto(address);
  return page;
}

async function pageOf(browser: Browser): Promise<Page> {
  const { page, giveBack } = await reusedPage(browser, { openEmpty: openEmptyPage });
  page.close = giveBack;
  return page;
}

async function openEmptyPage(page: Page): Promise<void> {
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(page.url());
  await page.unrouteAll();
}

async function bundleOf(script: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: script, resolveDir: '.', loader: 'ts' },
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
