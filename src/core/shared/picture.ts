/**
 * A picture as content refers to it: the key in `assets/images/pictures.json`, or the name of a vendor's picture
 * (`RemotePictures`); with its alternative text.
 */
export interface Picture {
  readonly name: string;
  readonly alt: string;
}
