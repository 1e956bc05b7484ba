import type { Picture } from '../../core/shared/picture';
import type { RemotePicture, RemotePictures } from '../../core/shared/remote-pictures.port';
import type { AssetFields } from './fields';

const widths = [320, 480, 800, 1200, 1600, 2400];
/** The Images API accepts no greater width, in pixels. */
const widest = 4_000;
const nameForm = /^(https?:\/\/[^#\s"'<>]+)#(\d{1,5})x(\d{1,5})$/;

/** Returns the picture of an asset; undefined for other media, such as a video, or when it has no dimensions yet. */
export function pictureOf({ url, width, height, description, title, contentType }: AssetFields): Picture | undefined {
  if (url === undefined || !width || !height || !contentType?.startsWith('image/')) return undefined;
  const name = `${url.startsWith('//') ? `https:${url}` : url}#${width}x${height}`;
  return nameForm.test(name) ? { name, alt: description ?? title ?? '' } : undefined;
}

export class ContentfulPictures implements RemotePictures {
  find(name: string): RemotePicture | undefined {
    const [, url, width, height] = nameForm.exec(name) ?? [];
    if (url === undefined) return undefined;
    const own = Math.min(Number(width), widest);
    const offeredWidths = [
      ...widths.filter((one) => one < own),
      ...(own <= (widths.at(-1) ?? 0) ? [own] : [widths.at(-1) ?? own]),
    ];
    return {
      width: Number(width),
      height: Number(height),
      files: [...new Set(offeredWidths)].map((one) => ({ width: one, url: pictureAddress(url, one) })),
    };
  }
}

const pictureAddress = (url: string, width: number): string =>
  `${url}${url.includes('?') ? '&' : '?'}fm=webp&q=75&w=${width}`;
