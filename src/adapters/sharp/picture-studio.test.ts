import sharp from 'sharp';
import { Unavailable } from '../../core/shared/unavailable';
import { SharpPictureStudio } from './picture-studio';

const studio = new SharpPictureStudio();
const red = { r: 200, g: 0, b: 0 };
const blue = { r: 0, g: 0, b: 200 };
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: red } });

async function developed(bytes: Uint8Array, format: 'png' | 'jpeg'): Promise<Buffer> {
  const outcome = await studio.develop({ bytes, format });
  if (outcome.kind !== 'developed') throw new Error(`Expected a picture, got ${outcome.kind}`);
  return Buffer.from(outcome.bytes);
}

describe('the picture studio', () => {
  it('ACC-19 H48 gives a square of 205 pixels from the middle, in the format that came', async () => {
    const stripes = await sharp({ create: { width: 600, height: 200, channels: 3, background: red } })
      .composite([{ input: { create: { width: 200, height: 200, channels: 3, background: blue } }, left: 200, top: 0 }])
      .png()
      .toBuffer();
    const picture = await developed(stripes, 'png');
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 205, height: 205 });
    const { channels } = await sharp(picture).stats();
    expect(channels.slice(0, 3).map(({ mean }) => Math.round(mean))).toEqual([0, 0, 200]);
    expect((await sharp(await developed(await plain(40, 90).jpeg().toBuffer(), 'jpeg')).metadata()).format).toBe(
      'jpeg',
    );
  });

  it('C13 leaves nothing of the file but what is seen: no metadata, no tail, upright', async () => {
    // Held sideways: the left half, which is blue, is the top one.
    const sideways = await sharp({ create: { width: 200, height: 200, channels: 3, background: red } })
      .composite([{ input: { create: { width: 100, height: 200, channels: 3, background: blue } }, left: 0, top: 0 }])
      .jpeg()
      .withExif({ IFD0: { Copyright: 'where-it-was-taken' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const polyglot = Buffer.concat([sideways, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]);
    const picture = await developed(polyglot, 'jpeg');
    const { exif, orientation, xmp, iptc } = await sharp(picture).metadata();
    expect([exif, orientation, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(picture.includes('script')).toBe(false);
    expect(picture.includes('where-it-was-taken')).toBe(false);
    const top = await sharp(picture).extract({ left: 0, top: 0, width: 205, height: 50 }).stats();
    expect(top.dominant.b).toBeGreaterThan(top.dominant.r);
  });

  it('C13 gives a whole picture within a side where that is asked, and enlarges none', async () => {
    const sizeOf = async (width: number, height: number) => {
      const bytes = await plain(width, height).jpeg().toBuffer();
      const outcome = await studio.develop({ bytes, format: 'jpeg', within: 300 });
      const head = outcome.kind === 'developed' ? await sharp(outcome.bytes).metadata() : undefined;
      return [head?.width, head?.height];
    };
    expect([await sizeOf(600, 200), await sizeOf(120, 90)]).toEqual([
      [300, 100],
      [120, 90],
    ]);
  });

  it('C13 takes nothing that its decoder knows as something else, or cannot read to its end', async () => {
    const jpeg = await plain(300, 300).jpeg().toBuffer();
    const png = await plain(300, 300).png().toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const starts = { png: png.subarray(0, 8), jpeg: jpeg.subarray(0, 3) };
    expect((await studio.develop({ bytes: jpeg, format: 'png' })).kind).toBe('unreadable');
    for (const format of ['png', 'jpeg'] as const) {
      expect((await studio.develop({ bytes: Buffer.concat([starts[format], svg]), format })).kind).toBe('unreadable');
      expect((await studio.develop({ bytes: starts[format], format })).kind).toBe('unreadable');
    }
    expect((await studio.develop({ bytes: jpeg.subarray(0, jpeg.length / 2), format: 'jpeg' })).kind).toBe(
      'unreadable',
    );
  });

  it('C13 refuses a bomb by its head, before a pixel of it is decoded', async () => {
    // A hundred million pixels in a few kilobytes: the size stands in the first chunk, and the rest is never asked for.
    const small = await plain(10, 10).png().toBuffer();
    const bomb = Buffer.from(small);
    bomb.writeUInt32BE(10_000, 16);
    bomb.writeUInt32BE(10_000, 20);
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
    expect(await studio.develop({ bytes: bomb, format: 'png' })).toEqual({ kind: 'too-many-pixels' });
  });

  it('C13 works at two at once, lets some wait, and sends the rest away', async () => {
    const busy = new SharpPictureStudio({ atOnce: 1, waiting: 1, seconds: 10 });
    const bytes = await plain(800, 800).png().toBuffer();
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => busy.develop({ bytes, format: 'png' })));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(outcomes[2]).toMatchObject({ reason: expect.any(Unavailable) as unknown });
  });
});

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
