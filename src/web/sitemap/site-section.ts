import type { PlainDate } from '../../core/shared/plain-date';

/** A part of the sitemap. Parts of one title are one section. */
export interface SiteSection {
  readonly title: string;
  readonly order: number;
  readonly pages: readonly SitePage[];
}

export interface SitePage {
  readonly href: string;
  readonly title: string;
  readonly changedOn?: PlainDate;
}
