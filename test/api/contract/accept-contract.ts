import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Contract, findBreaks } from './compare-contracts';
import { contractFile, currentDocument } from './current-document';

/**
 * `npm run api:accept`: writes what was added into the contract. What would break a client is refused, unless the
 * document alone was wrong and the server answers as it did: `npm run api:correct`.
 */
const isCorrection = process.argv.includes('--corrected');
const document = currentDocument();
const breaks = existsSync(contractFile)
  ? findBreaks(JSON.parse(readFileSync(contractFile, 'utf8')) as Contract, document as Contract)
  : [];
if (breaks.length > 0 && !isCorrection) {
  console.error(`This would break clients; see docs/integrators/versioning-and-deprecation.md:\n${breaks.join('\n')}`);
  process.exitCode = 1;
} else {
  writeFileSync(contractFile, `${JSON.stringify(document, undefined, 1)}\n`);
  console.log(`${Object.keys(document.paths).length} addresses stand in ${contractFile}`);
}
