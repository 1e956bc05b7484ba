import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadLine } from '../../src/adapters/embedded-content/load-line';
import { hasCommit, lastRelease, refOf } from './build-release';
import { currentSchema, findBreaks, type Schema } from './schema';

const release = lastRelease();

describe('the schema of this version', () => {
  it('G4 takes every statement of the last release: expand now, contract a release later', async () => {
    expect(Object.keys(release.schema).length).toBeGreaterThan(40);
    expect(findBreaks(release.schema, await currentSchema())).toEqual([]);
  });
});

(hasCommit(release) ? it : it.skip)(
  'G4 this version reads the content of the last release, document by document',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'landfall-content-'));
    try {
      const archive = execFileSync('git', ['archive', refOf(release), 'config/sample-line'], { maxBuffer: 2 ** 28 });
      execFileSync('tar', ['-x', '-C', folder], { input: archive });
      expect(() => loadLine(join(folder, 'config/sample-line'))).not.toThrow();
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

describe('what breaks a release', () => {
  const column = { type: 'text', isRequired: true, isNullable: false };
  const optional = { type: 'text', isRequired: false, isNullable: true };
  const released: Schema = {
    guests: { columns: { id: column, name: optional }, unique: ['id'], references: [] },
    trips: { columns: { id: column }, unique: ['id'], references: [] },
  };
  const guests = (change: Partial<Schema[string]>): Schema => ({
    ...released,
    guests: { columns: { id: column, name: optional }, unique: ['id'], references: [], ...change },
  });
  it.each<[string, Schema, readonly string[]]>([
    ['nothing that is added', guests({ columns: { id: column, name: optional, note: optional } }), []],
    ['a table that is gone', { guests: released['guests'] ?? guests({})['guests'] } as Schema, ['trips is gone']],
    ['a column that is gone', guests({ columns: { id: column } }), ['guests.name is gone']],
    [
      'a column that must be given',
      guests({ columns: { id: column, name: optional, note: column } }),
      ['guests.note is new and has no default'],
    ],
    [
      'a column that is required now',
      guests({ columns: { id: column, name: column } }),
      ['guests.name may no longer be null', 'guests.name has lost its default'],
    ],
    [
      'another type',
      guests({ columns: { id: { ...column, type: 'bigint' }, name: optional } }),
      ['guests.id was text and is bigint'],
    ],
    ['a new restriction', guests({ unique: ['id', 'name'] }), ['guests: unique name is new']],
    ['a new reference', guests({ references: ['name → names'] }), ['guests: references name → names is new']],
    [
      'a key that conflicts name',
      guests({ unique: [] }),
      ['guests: unique id, which a conflict clause may name, is gone'],
    ],
  ])('G4 is %s', (_what, now, breaks) => {
    expect(findBreaks(released, now)).toEqual(breaks);
  });
});
