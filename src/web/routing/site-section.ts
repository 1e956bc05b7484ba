import type { PlainDate } from '../../core/shared/plain-date';

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
