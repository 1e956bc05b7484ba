import type { PlainDate } from '../shared/plain-date';

/** A page of words that the line writes itself: notices, conditions, stories. */
export interface ContentPage {
  readonly slug: string;
  readonly title: string;
  readonly standfirst: string;
  /** For search engines and chats. */
  readonly description: string;
  /** Of notices: since when these words stand. */
  readonly changedOn?: PlainDate;
  /** Its chapters in order; each id stands in `html`. */
  readonly chapters: readonly ContentChapter[];
  /** Safe to print as it is: no script, no markup that the line typed itself, links of known schemes alone (reliability C14). */
  readonly html: string;
  /** What to do after reading; the first is the likeliest. */
  readonly actions: readonly ContentAction[];
}

export interface ContentChapter {
  readonly id: string;
  readonly title: string;
}

export interface ContentAction {
  readonly label: string;
  readonly href: string;
}

/** The line's library of pages. */
export interface ContentLibrary {
  /** Undefined: there is no such page. */
  getPage(slug: string): Promise<ContentPage | undefined>;
}
export const ContentLibrary = Symbol('ContentLibrary');
