import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import type { Sharp } from 'sharp';
import { maxPicturePixels, type PictureFormat, pictureSide } from '../../core/profile-picture/picture-format';
import type { DevelopOutcome, PictureStudio, PictureToDevelop } from '../../core/profile-picture/picture-studio.port';
import { Unavailable } from '../../core/shared/unavailable';
import { loadSharp } from './load-sharp';

interface StudioLimits {
  readonly atOnce: number;
  readonly waiting: number;
  readonly seconds: number;
}

/** A picture takes some 50 ms. When eight others wait, the guest is asked to try again later (reliability C13). */
const defaultLimits: StudioLimits = { atOnce: 2, waiting: 8, seconds: 10 };

/** Re-encodes pictures. libvips decodes many formats, but only data that starts like PNG or JPEG reaches it. */
export class SharpPictureStudio implements PictureStudio {
  private readonly rooms;

  constructor(private readonly limits: StudioLimits = defaultLimits) {
    this.rooms = bulkhead(limits.atOnce, limits.waiting);
  }

  async develop(request: PictureToDevelop): Promise<DevelopOutcome> {
    try {
      return await this.rooms.execute(() => this.work(request));
    } catch (error) {
      if (error instanceof BulkheadRejectedError) throw new Unavailable('the picture studio', { cause: error });
      throw error;
    }
  }

  private async work({ bytes, format, within }: PictureToDevelop): Promise<DevelopOutcome> {
    try {
      const sharp = await loadSharp();
      // Reads the header only, before a pixel is decoded.
      const head = await sharp(bytes, { limitInputPixels: false }).metadata();
      if (head.format !== format) return { kind: 'unreadable' };
      if (head.width * head.height > maxPicturePixels) return { kind: 'too-many-pixels' };
      const picture = sharp(bytes, { limitInputPixels: maxPicturePixels, failOn: 'error' });
      return { kind: 'developed', bytes: await this.encode(resize(picture, within), format) };
    } catch {
      // The message of libvips is not for guests, who see the site's own text.
      return { kind: 'unreadable' };
    }
  }

  private encode(picture: Sharp, format: PictureFormat): Promise<Buffer> {
    const encoder = picture.toColourspace('srgb').timeout({ seconds: this.limits.seconds });
    return (
      format === 'png' ? encoder.png({ compressionLevel: 9 }) : encoder.jpeg({ quality: 88, mozjpeg: true })
    ).toBuffer();
  }
}

const resize = (picture: Sharp, within: number | undefined): Sharp =>
  within === undefined
    ? picture.autoOrient().resize(pictureSide, pictureSide, { fit: 'cover', position: 'centre' })
    : picture.autoOrient().resize(within, within, { fit: 'inside', withoutEnlargement: true });
