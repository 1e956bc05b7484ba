import type { PictureFormat } from './picture-format';

export type DevelopOutcome =
  | { readonly kind: 'developed'; readonly bytes: Uint8Array }
  /** Its decoder takes it for something else, cannot read it to its end, or not within ten seconds. */
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'too-many-pixels' };

/**
 * Decodes a picture and encodes it anew, upright, as a square of `pictureSide`, cut from its middle: nothing else of the
 * file is left, neither where it was taken nor what was hidden in it (reliability C13). Two at once on a node.
 * @throws Unavailable when too many wait.
 */
export interface PictureStudio {
  develop(request: { readonly bytes: Uint8Array; readonly format: PictureFormat }): Promise<DevelopOutcome>;
}
export const PictureStudio = Symbol('PictureStudio');
