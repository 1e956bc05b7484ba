/** A picture ready to print: addresses with content hashes, its measure, and the class of its placeholder colour. */
export interface PictureView {
  readonly src: string;
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
  /** Empty for a picture that says nothing the text beside it does not say. */
  readonly alt: string;
  readonly placeholderClass: string;
}
