import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { JpegEncoder } from '../../core/shared/jpeg-encoder.port';
import type { BuildManifest } from '../rendering/built-assets';
import type { FindPicture } from './brochure-parts';

interface DocumentPicturesParts {
  readonly builtFolder: string;
  readonly pictures: BuildManifest['pictures'];
  readonly encoder: JpegEncoder;
}

const sizes = { small: { width: 900, quality: 62 }, large: { width: 1600, quality: 70 } };

/**
 * Finds pictures of the build for documents. One is encoded as JPEG when a document first shows it and stays in
 * `dist/document-pictures`, because most of the pictures are in no document; the name of its file has the digest of the picture.
 */
export function documentPictures({ builtFolder, pictures, encoder }: DocumentPicturesParts): FindPicture {
  const folder = join(builtFolder, 'document-pictures');
  return async (name, size) => {
    const builtPicture = Object.hasOwn(pictures, name) ? pictures[name] : undefined;
    const url = builtPicture?.files.findLast(({ width }) => width <= sizes.large.width)?.url;
    if (!builtPicture || !url) return undefined;
    const file = join(folder, `${basename(url)}-${size}.jpg`);
    const encode = () =>
      encoder.encode({ file: join(builtFolder, 'public', url.replace('/assets/', '/')), ...sizes[size] });
    const jpeg = await readFile(file)
      .catch(() => encode().then((encodedPicture) => storeUnlessReadOnly(file, encodedPicture)))
      // A document without one of its pictures is better than none.
      .catch(() => undefined);
    return jpeg && { jpeg, alt: builtPicture.alt };
  };
}

/** Writes a file under its name when it is complete, because several nodes may share a folder. */
async function storeUnlessReadOnly(file: string, jpeg: Buffer): Promise<Buffer> {
  const temporaryFile = `${file}.${process.pid}`;
  try {
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(temporaryFile, jpeg);
    await rename(temporaryFile, file);
  } catch {
    // An image whose folder cannot be written to encodes them for each day's documents again.
  }
  return jpeg;
}
