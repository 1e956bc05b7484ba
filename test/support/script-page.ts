import { build } from 'esbuild';
import type { BrowserContext, Page } from 'playwright-core';

interface ScriptPage {
  /** A browser module as text; its imports are resolved from the repository's root, such as `./views/ui/share`. */
  readonly script: string;
  /** What stands in the body. */
  readonly html: string;
  /** Served at this address, and at every other one of its host too. */
  readonly address?: string;
}

/** A page of its own for one piece of browser script, without a server: for rules that only a real document can prove. */
export async function openScriptPage(
  browser: Pick<BrowserContext, 'newPage'>,
  { script, html, address = 'http://ondine.test/voyages' }: ScriptPage,
): Promise<Page> {
  const { outputFiles } = await build({
    stdin: { contents: script, resolveDir: '.', loader: 'ts' },
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'silent',
  });
  const page = await browser.newPage();
  await page.route('**/*', (route) => {
    const isScript = route.request().url().endsWith('/script.js');
    const body = isScript
      ? (outputFiles[0]?.text ?? '')
      : `<!doctype html><title>page</title><link rel="icon" href="data:,">${html}<script type="module" src="/script.js"></script>`;
    return route.fulfill({ contentType: isScript ? 'text/javascript' : 'text/html', body });
  });
  await page.goto(address);
  return page;
}
