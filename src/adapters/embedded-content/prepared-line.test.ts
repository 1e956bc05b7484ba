import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ContentError } from './content-error';
import { readSampleLine } from '../../../test/builders/sample-line';
import { loadPreparedLine, prepareLine } from './prepared-line';

const line = readSampleLine();
let folder: string;
let content: string;
let preparedFile: string;
let readings: number;
const reported: string[] = [];

/** Reads every folder as the sample line; a file `broken.md` cannot be used. */
const reading = () => ({
  preparedFile,
  report: (error: Error) => void reported.push(error.message),
  read: (from: string, report: (error: ContentError) => void = () => undefined) => {
    readings += 1;
    if (existsSync(join(from, 'broken.md'))) report(new ContentError('broken.md:1', 'cannot be used'));
    return line;
  },
});
const readingsOf = (work: () => unknown) => {
  readings = 0;
  work();
  return readings;
};
const start = () => loadPreparedLine(content, reading());

beforeEach(() => {
  reported.length = 0;
  folder = mkdtempSync(join(tmpdir(), 'line-'));
  content = join(folder, 'content');
  preparedFile = join(folder, 'line.prepared');
  mkdirSync(join(content, 'stories'), { recursive: true });
  writeFileSync(join(content, 'line.yaml'), 'name: Ondine');
  writeFileSync(join(content, 'stories', 'a.md'), 'A story');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('says what the folder says, to the last field, without reading it', () => {
  prepareLine(content, reading());
  expect(readingsOf(() => expect(start()).toEqual(line))).toBe(0);
});

it.each<[string, () => void]>([
  ['has changed', () => writeFileSync(join(content, 'stories', 'a.md'), 'A Story')],
  ['has come', () => writeFileSync(join(content, 'stories', 'b.md'), '')],
  ['has gone', () => rmSync(join(content, 'stories', 'a.md'))],
  [
    'has another name',
    () => (rmSync(join(content, 'stories', 'a.md')), writeFileSync(join(content, 'stories', 'b.md'), 'A story')),
  ],
])('reads the folder when a document of it %s', (_, change) => {
  prepareLine(content, reading());
  change();
  expect(readingsOf(start)).toBe(1);
});

it('stores nothing of a folder with a document that cannot be used: every start reports it', () => {
  prepareLine(content, reading());
  writeFileSync(join(content, 'broken.md'), '');
  prepareLine(content, reading());
  expect(existsSync(preparedFile)).toBe(false);
  start();
  expect(reported).toEqual(Array(2).fill('broken.md:1: cannot be used'));
});

it.each(['', 'not what was prepared'])('reads the folder where the prepared file holds %j', (text) => {
  writeFileSync(preparedFile, text);
  expect(readingsOf(start)).toBe(1);
});
