import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteTemporary, folderOf, readInFolder } from './line-documents';

const documents = new Map([['pages/terms.md', 'Terms.']]);

describe('a folder of documents', () => {
  it('exists until it is deleted, and while a loader reads it, also one that fails', () => {
    const folder = folderOf(documents);
    expect(readFileSync(join(folder, 'pages/terms.md'), 'utf8')).toBe('Terms.');
    deleteTemporary(folder);
    const seen: string[] = [];
    const read = (name: string) => (where: string) => {
      seen.push(where);
      return readFileSync(join(where, name), 'utf8');
    };
    expect(readInFolder(documents, read('pages/terms.md'))).toBe('Terms.');
    expect(() => readInFolder(documents, read('pages/none.md'))).toThrow('ENOENT');
    expect([folder, ...seen].map(existsSync)).toEqual([false, false, false]);
  });

  it('is deleted by the process at its end, by one listener for all', () => {
    const before = process.listenerCount('exit');
    const folders = Array.from({ length: 20 }, () => folderOf(documents));
    expect(process.listenerCount('exit')).toBe(before);
    for (const folder of folders) deleteTemporary(folder);
  });

  it('of an operator is never deleted', () => {
    const own = mkdtempSync(join(tmpdir(), 'landfall-own-content-'));
    deleteTemporary(own);
    deleteTemporary(undefined);
    expect(existsSync(own)).toBe(true);
    rmSync(own, { recursive: true });
  });
});
