/** Words that the line wrote as Markdown. */
export interface RenderedText {
  /** Safe to print as it is: no script, no markup that the line typed itself, links of known schemes alone (reliability C14). */
  readonly html: string;
  /** Its chapters in order; each id stands in `html`. */
  readonly chapters: readonly ContentChapter[];
}

export interface ContentChapter {
  readonly id: string;
  readonly title: string;
}
