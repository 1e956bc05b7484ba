interface PictureToEncode {
  readonly file: string;
  /** The width is in pixels; a narrower picture keeps its own width. */
  readonly width: number;
  /** The quality is from 1 to 100. */
  readonly quality: number;
}

/** Encodes a picture of the build as JPEG, because no PDF holds WebP (FRM-01). @throws what the decoder finds. */
export interface JpegEncoder {
  encode(picture: PictureToEncode): Promise<Buffer>;
}
