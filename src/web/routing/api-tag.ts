/** A tag in the API document. Features that share a tag refer to the same object. */
export interface ApiTag {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly order: number;
}
