import type { PlainDate } from '../../core/shared/plain-date';

/** A part of the sitemap. Parts of one title are one section. */
export interface SiteSection {
  readonly title: string;
  /** Sections are read in this order. */
  readonly order: number;
  readonly pages: readonly SitePage[];
}

export interface SitePage {
  readonly href: string;
  readonly title: string;
  /** Of articles: the day they appeared. */
  readonly changedOn?: PlainDate;
}
