/** `name` is the key in `assets/images/pictures.json`, or a vendor's picture (`RemotePictures`). */
export interface Picture {
  readonly name: string;
  readonly alt: string;
}
