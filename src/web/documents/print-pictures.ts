import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildManifest } from '../rendering/built-assets';
import type { FindPrint } from './brochure-parts';

/** Reads `dist/print/<name>-<size>.jpg`; a name with other than lower-case characters is refused. */
export const printPictures =
  (builtFolder: string, pictures: BuildManifest['pictures']): FindPrint =>
  async (name, size) => {
    const known = Object.hasOwn(pictures, name) ? pictures[name] : undefined;
    if (!known) return undefined;
    const jpeg = await readFile(join(builtFolder, 'print', `${name}-${size}.jpg`)).catch(() => undefined);
    return jpeg && { jpeg, alt: known.alt };
  };
