import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { folderOf, type LineDocuments } from './line-documents';
import { insertRows } from '../sql/insert-rows';
import type { OpenDatabase, OpenTransaction } from '../sql/line-database';

export async function readImportedDocuments(db: OpenDatabase): Promise<LineDocuments> {
  const rows = await db.selectFrom('line_documents').selectAll().orderBy('path').execute();
  return new Map(rows.map(({ path, body }) => [path, body]));
}

export async function writeImportedDocuments(transaction: OpenTransaction, documents: LineDocuments): Promise<void> {
  await transaction.deleteFrom('line_documents').execute();
  await insertRows(
    transaction,
    'line_documents',
    [...documents].map(([path, body]) => ({ path, body })),
  );
}

/**
 * Returns the folder of the line's content: the one that the operator configured, else the imported documents;
 * undefined without either.
 */
export async function contentFolderOf(
  db: OpenDatabase,
  contentFolder: string | undefined,
): Promise<string | undefined> {
  if (contentFolder !== undefined) return contentFolder;
  const documents = await readImportedDocuments(db);
  return documents.size > 0 ? folderOf(documents) : undefined;
}

const digestOf = (documents: LineDocuments): string =>
  createHash('sha256')
    .update(JSON.stringify([...documents]))
    .digest('hex');

export class ImportedContent {
  private readonly shownRoot: string;
  private lookedAt: number | undefined;

  constructor(
    private readonly db: OpenDatabase,
    shownDocuments: LineDocuments,
  ) {
    this.shownRoot = digestOf(shownDocuments);
  }

  /** The documents are read only after an operator command has changed something. */
  async hasChanged(): Promise<boolean> {
    const { entry } = await this.db
      .selectFrom('line_log')
      .select(({ fn }) => fn.coalesce(fn.max('entry_id'), sql<number>`0`).as('entry'))
      .executeTakeFirstOrThrow();
    const last = Number(entry);
    if (last === this.lookedAt) return false;
    const isOther = digestOf(await readImportedDocuments(this.db)) !== this.shownRoot;
    if (!isOther) this.lookedAt = last;
    return isOther;
  }
}
