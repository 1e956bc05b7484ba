/** A picture for a view: addresses with content hashes, its dimensions, and the class of its placeholder colour. */
export interface PictureView {
  readonly src: string;
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly placeholderClass: string;
}
