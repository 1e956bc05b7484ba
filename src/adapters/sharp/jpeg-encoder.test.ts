import sharp from 'sharp';
import { SharpJpegEncoder } from './jpeg-encoder';

const file = 'assets/images/warm-burrata-1200.webp';

describe('the encoder of pictures for documents', () => {
  it.each([
    [900, 900],
    [4_000, 1_200],
  ])('FRM-01 makes a picture at most %i pixels wide', async (width, expected) => {
    const jpeg = await new SharpJpegEncoder().encode({ file, width, quality: 60 });
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: expected });
  });

  it('fails for a file that is not there', async () => {
    await expect(new SharpJpegEncoder().encode({ file: 'no-such.webp', width: 900, quality: 60 })).rejects.toThrow();
  });
});
