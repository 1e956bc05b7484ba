import { readFileSync } from 'node:fs';
import { findListed } from './advisories.mjs';

interface StoredList {
  readonly date: string;
  readonly advisories: readonly {
    readonly id: string;
    readonly package: string;
    readonly from: string;
    readonly below: string;
  }[];
}
const read = <T>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as T;
const stored = read<StoredList>('config/advisories.json');
const lockOf = (name: string, version: string, dev = false) => ({
  packages: { '': {}, [`node_modules/a/node_modules/${name}`]: { version, dev } },
});

it('E15 finds a package of production in a version that the stored list names, and no other', () => {
  expect(findListed(lockOf('axios', '1.11.9'), stored)).toEqual([
    'axios 1.11.9: GHSA-4hjh-wcwx-xvwj, mended in 1.12.0',
  ]);
  expect(findListed(lockOf('axios', '1.12.0'), stored)).toEqual([]);
  expect(findListed(lockOf('axios', '0.27.2'), stored)).toEqual([]);
  expect(findListed(lockOf('axios', '1.9.0', true), stored)).toEqual([]);
  expect(findListed(lockOf('react-server-dom-webpack', '19.3.1'), stored)).toHaveLength(1);
});

it('E15 finds nothing among what is installed', () => {
  expect(findListed(read('package-lock.json'), stored)).toEqual([]);
  expect(stored.date).toMatch(/^\d{4}-\d\d-\d\d$/);
});
