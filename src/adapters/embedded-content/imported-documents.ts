import type { Kysely, Transaction } from 'kysely';
import { folderOf, type LineDocuments } from './line-documents';
import { insertRows } from '../sql/insert-rows';
import type { LineDatabase } from '../sql/line-database';

export async function readImportedDocuments(db: Kysely<LineDatabase>): Promise<LineDocuments> {
  const rows = await db.selectFrom('line_documents').selectAll().orderBy('path').execute();
  return new Map(rows.map(({ path, body }) => [path, body]));
}

export async function writeImportedDocuments(
  transaction: Transaction<LineDatabase>,
  documents: LineDocuments,
): Promise<void> {
  await transaction.deleteFrom('line_documents').execute();
  await insertRows(
    transaction,
    'line_documents',
    [...documents].map(([path, body]) => ({ path, body })),
  );
}

/** The folder of the line's content: the one that the operator named, else what was imported; undefined: there is none. */
export async function contentFolderOf(
  db: Kysely<LineDatabase>,
  contentFolder: string | undefined,
): Promise<string | undefined> {
  if (contentFolder !== undefined) return contentFolder;
  const documents = await readImportedDocuments(db);
  return documents.size > 0 ? folderOf(documents) : undefined;
}
