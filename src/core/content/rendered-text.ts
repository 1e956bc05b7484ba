export interface RenderedText {
  /** Safe to output unescaped: no script, no raw HTML, only links of allowed schemes (reliability C14). */
  readonly html: string;
  readonly chapters: readonly ContentChapter[];
}

export interface ContentChapter {
  readonly id: string;
  readonly title: string;
}
