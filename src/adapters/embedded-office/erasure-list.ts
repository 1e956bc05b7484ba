import { closeSync, fsyncSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import Joi from 'joi';
import { refuse } from './refused-command';

/**
 * An erasure as it stands in the list beside the backups, one JSON object a line. A guest is named by the number that
 * remains in the database anyway, a visitor by an address that DATA_KEYS seals.
 */
export type ErasureEntry =
  | { readonly at: string; readonly guest: string; readonly request: string }
  | { readonly at: string; readonly visitor: string };

const text = Joi.string().max(1_000).required();
const at = Joi.string().isoDate().required();
const entrySchema = Joi.alternatives<ErasureEntry>(
  Joi.object({ at, guest: text, request: text }),
  Joi.object({ at, visitor: text }),
).required();

/** The entry is on disk when this returns. Only the operators' own user may read the file (reliability F9). */
export function appendErasure(file: string, entry: ErasureEntry): void {
  const descriptor = openSync(file, 'a', 0o600);
  try {
    writeFileSync(descriptor, `${JSON.stringify(entry)}\n`);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Returns the erasures since a backup was made. A line that cannot be read is refused, because a guest may be in it. */
export function readErasures(file: string, since: Date): readonly ErasureEntry[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => (line.trim() === '' ? [] : [readEntry(line, `${file}, line ${index + 1}`)]))
    .filter((entry) => new Date(entry.at) >= since);
}

function readEntry(line: string, where: string): ErasureEntry {
  const { value, error } = entrySchema.validate(parseJson(line));
  return error ? refuse(`${where}: is no erasure. Nothing was erased.`) : value;
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
