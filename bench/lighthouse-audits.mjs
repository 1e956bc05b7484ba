// Lighthouse for its drill, in one process for all pages: each line of the input is an audit, each line of the output
// its report. Lighthouse is not in the lock file: `npx --package` puts its programs in front of the PATH.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const entry = (process.env.PATH ?? '')
  .split(path.delimiter)
  .map((programs) => path.join(programs, '..', 'lighthouse', 'core', 'index.js'))
  .find((file) => existsSync(file));
if (entry === undefined) throw new Error('Lighthouse is not in the PATH.');
const { default: lighthouse } = await import(pathToFileURL(entry).href);

/** Pictures of the page for a report that nobody reads, and whether it may be restored from the back/forward cache. */
const notAsked = { disableFullPageScreenshot: true, skipAudits: ['bf-cache'] };

for await (const line of createInterface({ input: process.stdin })) {
  const { url, ...flags } = JSON.parse(line);
  const report = await lighthouse(url, { ...notAsked, ...flags, output: 'json', logLevel: 'error' }).then(
    (result) => {
      const { categories, audits, runtimeError } = result.lhr;
      return runtimeError ? { error: runtimeError.message } : { categories, audits };
    },
    (error) => ({ error: error instanceof Error ? error.message : String(error) }),
  );
  process.stdout.write(`${JSON.stringify(report)}\n`);
}
