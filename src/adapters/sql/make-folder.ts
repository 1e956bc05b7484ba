import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder with its parents. `mkdirSync` with `recursive` is not used, because it never ends where a file system
 * answers ENOENT although the parent exists, as /proc does.
 */
export function makeFolder(path: string, mode = 0o777): void {
  const missing: string[] = [];
  for (let folder = resolve(path); !isFolder(folder) && folder !== dirname(folder); folder = dirname(folder))
    missing.unshift(folder);
  for (const folder of missing)
    try {
      mkdirSync(folder, { mode });
    } catch (error) {
      // Another process may have made the folder meanwhile.
      if (!isFolder(folder)) throw error;
    }
}

const isFolder = (path: string): boolean => {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
};
