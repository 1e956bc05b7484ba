import { statfs } from 'node:fs/promises';

/** SQLite's log reaches half of this size between two checkpoints. With less space the next large write fails. */
const minBytes = 16 * 1024 * 1024;

/**
 * Requires free space, because small writes still succeed for a while on a full disk, in space that SQLite already has
 * (reliability G7).
 */
export async function requireDiskSpace(folder: string, atLeast = minBytes): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < atLeast)
    throw new Error(`${folder} has ${megabytes(bavail * bsize)} MB left; writes need ${megabytes(atLeast)} MB`);
}

const megabytes = (bytes: number): string => (bytes / 1024 ** 2).toFixed(1);
