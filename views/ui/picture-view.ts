export interface PictureView {
  readonly src: string;
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly placeholderClass: string;
  /** The files that phones get instead, of a picture that a page opens with. */
  readonly forPhones?: {
    readonly srcSet: string;
    /**
     * True when `srcSet` says how wide the files are, and false when it says for which density of the screen they are.
     */
    readonly hasWidths: boolean;
  };
}
