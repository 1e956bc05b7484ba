export interface RenderedText {
  /**
   * The text is safe to output unescaped: it has no script, no raw HTML, and only links of allowed schemes (reliability
   * C14).
   */
  readonly html: string;
  readonly chapters: readonly ContentChapter[];
}

export interface ContentChapter {
  readonly id: string;
  readonly title: string;
}
