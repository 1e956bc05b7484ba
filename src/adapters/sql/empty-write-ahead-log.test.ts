import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from './open-database';
import { emptyWriteAheadLog } from './empty-write-ahead-log';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'landfall-erased-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const files = (at: string) => readdirSync(at).map((name) => join(at, name));
const hasBytes = (at: string, text: string) => files(at).filter((file) => readFileSync(file).includes(text));

describe('SQLite after an erasure', () => {
  it('F9 leaves no byte of what was deleted, beside another process that has the file open', async () => {
    const [db, otherNode] = [await openDatabase({ dataFolder: folder }), await openDatabase({ dataFolder: folder })];
    const rows = Array.from({ length: 200 }, (_, index) => ({
      sid: `sid-${index}`,
      content: `Zebramark Quaggason ${index}`.repeat(20),
      expires_at: 1,
      ended_at: null,
      contact_id: null,
    }));
    await db.insertInto('sessions').values(rows).execute();
    await otherNode.selectFrom('sessions').selectAll().execute();
    expect(hasBytes(folder, 'Quaggason')).not.toEqual([]);
    await db.deleteFrom('sessions').execute();
    expect(await emptyWriteAheadLog(db)).toBe(true);
    expect(hasBytes(folder, 'Quaggason')).toEqual([]);
    await db.destroy();
    await otherNode.destroy();
  });

  it('F9 lets its owner alone read the files, those of an older version too', async () => {
    const data = join(folder, 'data');
    const db = await openDatabase({ dataFolder: data });
    await db.destroy();
    expect(statSync(data).mode & 0o777).toBe(0o700);
    writeFileSync(join(folder, 'line.sqlite'), '', { mode: 0o644 });
    const older = await openDatabase({ dataFolder: folder });
    for (const file of [...files(data), ...files(folder).filter((file) => file.includes('line.sqlite'))])
      expect([file, statSync(file).mode & 0o777]).toEqual([file, 0o600]);
    await older.destroy();
  });
});
