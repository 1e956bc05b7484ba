/** A chapter in the description of the API. Features that share one name the same object. */
export interface ApiTag {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly order: number;
}
