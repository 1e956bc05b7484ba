import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';

export type LineDocuments = ReadonlyMap<string, string>;

/** Any other file, such as README.md, is a note of the folder's editors. */
const isDocument = (path: string): boolean =>
  /\.(yaml|md)$/.test(path) && path !== 'README.md' && !path.split('/').some((part) => part.startsWith('.'));

export function readDocuments(folder: string): LineDocuments {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => statSync(file).isFile())
    .map((file) => relative(folder, file).split(sep).join('/'))
    .filter(isDocument)
    .sort();
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

export function writeDocuments(folder: string, documents: LineDocuments): void {
  for (const [path, body] of documents) {
    const file = join(folder, path);
    if (!isDocument(path) || relative(folder, file).startsWith('..'))
      throw new Error(`${path} is no path of a document.`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, body);
  }
}

const temporaryFolders = new Set<string>();

/**
 * Writes the documents to a temporary folder, because the loaders read folders. `deleteTemporary` deletes it: a process
 * that is restarted for imported content outlives its nodes, so that its end would be too late (decision 125).
 */
export function folderOf(documents: LineDocuments): string {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-content-'));
  temporaryFolders.add(folder);
  writeDocuments(folder, documents);
  return folder;
}

/** Deletes a folder of `folderOf`, and never one that an operator has named. */
export function deleteTemporary(folder: string | undefined): void {
  if (folder !== undefined && temporaryFolders.delete(folder)) rmSync(folder, { recursive: true, force: true });
}

/** Lets a loader read the documents in a folder that exists for as long as it reads. */
export function readInFolder<Read>(documents: LineDocuments, read: (folder: string) => Read): Read {
  const folder = folderOf(documents);
  try {
    return read(folder);
  } finally {
    deleteTemporary(folder);
  }
}

/** For what was not closed, such as a command that failed. */
process.once('exit', () => {
  for (const folder of temporaryFolders) deleteTemporary(folder);
});
