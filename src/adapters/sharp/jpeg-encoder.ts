import type { JpegEncoder } from '../../core/shared/jpeg-encoder.port';
import { loadSharp } from './load-sharp';

/** Encodes without mozjpeg, which takes ten times as long: a brochure has some forty pictures. */
export class SharpJpegEncoder implements JpegEncoder {
  async encode({ file, width, quality }: Parameters<JpegEncoder['encode']>[0]): Promise<Buffer> {
    const sharp = await loadSharp();
    return sharp(file).resize({ width, withoutEnlargement: true }).jpeg({ quality }).toBuffer();
  }
}
