// `npm run proxy:pages`: writes the pages that the proxy shows itself, with the look and the name of the line
// (CONTENT_DIR).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadLine } from '../../src/adapters/embedded-content/load-line';
import { errorPages, errorPagesFolder, proxyFile, withPolicy } from './error-pages';

const { facts } = loadLine(process.env['CONTENT_DIR'] ?? 'config/sample-line');
mkdirSync(errorPagesFolder, { recursive: true });
const { files, policy } = await errorPages(facts);
for (const [name, answer] of files) writeFileSync(join(errorPagesFolder, name), answer);
writeFileSync(proxyFile, withPolicy(readFileSync(proxyFile, 'utf8'), policy));
