import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JpegEncoder } from '../../core/shared/jpeg-encoder.port';
import { documentPictures } from './document-pictures';

const pictures = {
  cove: {
    width: 2400,
    height: 1600,
    alt: 'A cove',
    placeholderClass: 'tone-abc',
    files: [800, 1600, 2400].map((width) => ({ width, url: `/assets/images/cove-${width}.digest.webp` })),
  },
};

let builtFolder = '';
beforeEach(async () => {
  builtFolder = await mkdtemp(join(tmpdir(), 'landfall-documents-'));
});
afterEach(() => rm(builtFolder, { recursive: true }));

function encoderThat(encode: JpegEncoder['encode']) {
  const encoded: Parameters<JpegEncoder['encode']>[0][] = [];
  const encoder: JpegEncoder = {
    encode: (picture) => {
      encoded.push(picture);
      return encode(picture);
    },
  };
  return { encoded, findPicture: documentPictures({ builtFolder, pictures, encoder }) };
}

describe('the pictures of documents', () => {
  it('FRM-01 encodes a picture when a document first shows it, and reads it afterwards', async () => {
    const { encoded, findPicture } = encoderThat(async ({ width }) => Buffer.from(`${width} pixels`));
    expect(await findPicture('cove', 'small')).toEqual({ jpeg: Buffer.from('900 pixels'), alt: 'A cove' });
    expect(await findPicture('cove', 'small')).toEqual({ jpeg: Buffer.from('900 pixels'), alt: 'A cove' });
    expect(await findPicture('cove', 'large')).toEqual({ jpeg: Buffer.from('1600 pixels'), alt: 'A cove' });
    const file = join(builtFolder, 'public/images/cove-1600.digest.webp');
    expect(encoded).toEqual([
      { file, width: 900, quality: 62 },
      { file, width: 1600, quality: 70 },
    ]);
    const folder = join(builtFolder, 'document-pictures');
    expect((await readdir(folder)).toSorted()).toEqual([
      'cove-1600.digest.webp-large.jpg',
      'cove-1600.digest.webp-small.jpg',
    ]);
    expect(await readFile(join(folder, 'cove-1600.digest.webp-large.jpg'), 'utf8')).toBe('1600 pixels');
  });

  it('finds no picture that the build does not know, and none that cannot be encoded', async () => {
    const { encoded, findPicture } = encoderThat(() => Promise.reject(new Error('a broken file')));
    expect(await findPicture('constructor', 'small')).toBeUndefined();
    expect(await findPicture('../manifest', 'small')).toBeUndefined();
    expect(encoded).toEqual([]);
    expect(await findPicture('cove', 'small')).toBeUndefined();
    expect(encoded).toHaveLength(1);
  });

  it('gives a picture that cannot be stored', async () => {
    await writeFile(join(builtFolder, 'document-pictures'), 'a file in the place of the folder');
    const { findPicture } = encoderThat(async () => Buffer.from('jpeg'));
    expect(await findPicture('cove', 'small')).toMatchObject({ jpeg: Buffer.from('jpeg') });
  });
});
