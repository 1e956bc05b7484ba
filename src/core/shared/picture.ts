/**
 * A picture as content names it: the key of `assets/images/pictures.json`, or the name of one that another house keeps
 * (`RemotePictures`); and what a person who cannot see it is told.
 */
export interface Picture {
  readonly name: string;
  readonly alt: string;
}
