/** Features that share a tag refer to the same object, so that the API document describes it once. */
export interface ApiTag {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly order: number;
}
