import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

const algorithm = 'aes-256-gcm';
const sealedMark = Buffer.from('LANDFALL BACKUP 1 AES-256-GCM\n');
const ivBytes = 12;
const tagBytes = 16;

export class BackupError extends Error {
  readonly code = 'BACKUP';
}

/** Writes lines, compressed and, with a key, sealed. The file gets its name when it is complete and on disk. */
export async function writeBackupFile(path: string, lines: AsyncIterable<string>, key?: Buffer): Promise<void> {
  const part = `${path}.part`;
  const iv = randomBytes(ivBytes);
  const cipher = key && createCipheriv(algorithm, key, iv);
  const seal = async function* (compressedChunks: AsyncIterable<Buffer>) {
    if (!cipher) return yield* compressedChunks;
    yield Buffer.concat([sealedMark, iv]);
    for await (const chunk of compressedChunks) yield cipher.update(chunk);
    yield cipher.final();
    yield cipher.getAuthTag();
  };
  const asLines = async function* () {
    for await (const line of lines) yield `${line}\n`;
  };
  try {
    // The stream only opens what is there: one that creates the file could do so after it was removed below.
    await writeFile(part, '', { mode: 0o600 });
    await pipeline(Readable.from(asLines()), createGzip(), seal, createWriteStream(part, { flags: 'r+' }));
    const file = await open(part, 'r+');
    await file.sync();
    await file.close();
    await rename(part, path);
  } catch (error) {
    // What was written is of no use, and on a full disk it would leave no room for the next backup.
    await rm(part, { force: true });
    throw error;
  }
}

/** @throws BackupError when the file is of another kind, is sealed with another key, or was changed. */
export async function* readBackupFile(path: string, key?: Buffer): AsyncGenerator<string> {
  const compressedStream = await openContent(path, key);
  const text = createGunzip();
  const pipePromise = pipeline(compressedStream, text).catch(() => undefined);
  try {
    yield* createInterface({ input: text, crlfDelay: Infinity });
    await pipePromise;
    if (text.errored) throw text.errored;
  } catch (error) {
    throw new BackupError(`${path}: is damaged, or sealed with another BACKUP_KEY`, { cause: error });
  }
}

async function openContent(path: string, key: Buffer | undefined): Promise<Readable> {
  const file = await open(path, 'r').catch(() => undefined);
  if (!file) throw new BackupError(`${path}: there is no such backup`);
  try {
    const { size } = await file.stat();
    const head = Buffer.alloc(sealedMark.length + ivBytes);
    await file.read(head, 0, head.length, 0);
    if (!head.subarray(0, sealedMark.length).equals(sealedMark)) return createReadStream(path);
    if (!key) throw new BackupError(`${path}: is sealed; set BACKUP_KEY`);
    const tag = Buffer.alloc(tagBytes);
    await file.read(tag, 0, tagBytes, size - tagBytes);
    const decipher = createDecipheriv(algorithm, key, head.subarray(sealedMark.length), { authTagLength: tagBytes });
    decipher.setAuthTag(tag);
    const sealedStream = createReadStream(path, { start: head.length, end: size - tagBytes - 1 });
    // An error of either stream ends both and reaches the reader.
    pipeline(sealedStream, decipher).catch((error: Error) => decipher.destroy(error));
    return decipher;
  } finally {
    await file.close();
  }
}
