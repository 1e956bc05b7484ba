export interface FaqGroup {
  readonly slug: string;
  readonly title: string;
  readonly questions: readonly FaqQuestion[];
}

export interface FaqQuestion {
  readonly id: string;
  readonly question: string;
  /** The HTML is safe to output unescaped (reliability C14). */
  readonly html: string;
}
