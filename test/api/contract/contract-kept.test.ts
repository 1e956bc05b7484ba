import { readFileSync } from 'node:fs';
import { type Contract, findBreaks } from './compare-contracts';
import { contractFile, currentDocument } from './current-document';

describe('docs/integrators/openapi.v1.json', () => {
  const told = JSON.parse(readFileSync(contractFile, 'utf8')) as Contract;

  it('H57 is kept: nothing that a client was told is gone or narrower (docs/integrators/versioning-and-deprecation.md)', () => {
    expect(Object.keys(told.paths).length).toBeGreaterThan(50);
    expect(findBreaks(told, currentDocument() as Contract)).toEqual([]);
  });
});
