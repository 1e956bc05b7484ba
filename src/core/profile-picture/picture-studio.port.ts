import type { PictureFormat } from './picture-format';
import { portSymbol } from '../shared/port-symbol';

export type DevelopOutcome =
  | { readonly kind: 'developed'; readonly bytes: Uint8Array }
  /** The decoder detects another format, or cannot decode it completely within ten seconds. */
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'too-many-pixels' };

export interface PictureToDevelop {
  readonly bytes: Uint8Array;
  readonly format: PictureFormat;
  /** Keeps the whole picture, its longer side at most this many pixels, instead of cutting a square. */
  readonly within?: number;
}

/**
 * Decodes a picture and re-encodes it, upright, as a square of `pictureSide` cut from its middle: no metadata, location
 * or hidden data of the file remains (reliability C13). A node encodes two pictures at once. @throws Unavailable when
 * too many wait.
 */
export interface PictureStudio {
  develop(request: PictureToDevelop): Promise<DevelopOutcome>;
}
export const PictureStudio = portSymbol<PictureStudio>('PictureStudio');
