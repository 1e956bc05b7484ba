import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildManifest } from '../rendering/built-assets';
import type { FindPrint } from './brochure-parts';

/** The build's pictures for paper: `dist/print/<name>-<size>.jpg`. A name with anything but small letters is not one of ours. */
export const printPictures =
  (builtFolder: string, pictures: BuildManifest['pictures']): FindPrint =>
  async (name, size) => {
    const known = Object.hasOwn(pictures, name) ? pictures[name] : undefined;
    if (!known) return undefined;
    const jpeg = await readFile(join(builtFolder, 'print', `${name}-${size}.jpg`)).catch(() => undefined);
    return jpeg && { jpeg, alt: known.alt };
  };
