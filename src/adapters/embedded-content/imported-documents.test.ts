import { testDatabases } from '../../../test/services/databases';
import { logEntry } from '../embedded-office/office-tables';
import { atomically } from '../sql/atomically';
import { openDatabase } from '../sql/open-database';
import { ImportedContent, writeImportedDocuments } from './imported-documents';
import type { LineDocuments } from './line-documents';

describe.each([...testDatabases])('content that the line imports, $name', ({ create }) => {
  it('F1 is new to a node that shows other content, until it starts with it; a command that changes none is not', async () => {
    const location = await create();
    const db = await openDatabase(location);
    const carryOut = (documents?: LineDocuments) =>
      atomically(db, async (transaction) => {
        if (documents) await writeImportedDocuments(transaction, documents);
        await logEntry(transaction, { at: 0, who: 'anna', command: 'import', outcome: 'done' });
      });
    const first = new Map([['line.yaml', 'name: Aster Yachts']]);
    const [withoutContent, withFirst] = [new ImportedContent(db, new Map()), new ImportedContent(db, first)];
    expect(await withoutContent.hasChanged()).toBe(false);
    await carryOut(first);
    expect([await withoutContent.hasChanged(), await withFirst.hasChanged()]).toEqual([true, false]);
    await carryOut();
    expect(await withFirst.hasChanged()).toBe(false);
    const second = new Map([['line.yaml', 'name: Aster and Sons']]);
    await carryOut(second);
    expect([await withFirst.hasChanged(), await withFirst.hasChanged()]).toEqual([true, true]);
    expect(await new ImportedContent(db, second).hasChanged()).toBe(false);
    await db.destroy();
    await location.drop();
  });
});
