import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StoppedClock } from '../../../test/builders/a-clock';
import { someSeals } from '../../../test/builders/some-seals';
import { writeImportedDocuments } from '../embedded-content/imported-documents';
import { readDocuments } from '../embedded-content/line-documents';
import { atomically } from '../sql/atomically';
import { openDatabase } from '../sql/open-database';
import { openEmbeddedLine } from './embedded-line';

it('F1 a line with imported content leaves no folder behind, so that imports can restart its node for years', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'landfall-line-'));
  const db = await openDatabase({ dataFolder });
  const documents = readDocuments('docs/operations/example-line');
  await atomically(db, (transaction) => writeImportedDocuments(transaction, documents));
  await db.destroy();
  const line = await openEmbeddedLine({
    dataFolder,
    migratesAtStart: true,
    builtFolder: 'dist',
    clock: new StoppedClock(),
    hasSampleData: false,
    seals: someSeals,
    log: { error: () => undefined, info: () => undefined },
  });
  const folder = line.contentFolder ?? 'none';
  expect([line.content.facts.booking.maxOpenOffers, existsSync(folder)]).toEqual([2, true]);
  await line.close();
  expect(existsSync(folder)).toBe(false);
  rmSync(dataFolder, { recursive: true });
});
