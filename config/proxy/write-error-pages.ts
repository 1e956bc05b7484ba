// `npm run proxy:pages`: writes the pages that the proxy shows itself, with the look and the name of the line
// (CONTENT_DIR).
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadLine } from '../../src/adapters/embedded-content/load-line';
import { errorPages, errorPagesFolder } from './error-pages';

const { facts } = loadLine(process.env['CONTENT_DIR'] ?? 'config/sample-line');
mkdirSync(errorPagesFolder, { recursive: true });
for (const [name, answer] of await errorPages(facts)) writeFileSync(join(errorPagesFolder, name), answer);
