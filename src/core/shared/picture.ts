/** A picture as content names it: the key of `assets/images/pictures.json`, and what a person who cannot see it is told. */
export interface Picture {
  readonly name: string;
  readonly alt: string;
}
