import type { Money } from '../shared/money';
import type { Picture } from '../shared/picture';
import type { RenderedText } from './rendered-text';

export interface VoyageExtension extends RenderedText {
  readonly slug: string;
  readonly title: string;
  readonly regionSlug: string;
  readonly portSlug: string;
  readonly when: 'before' | 'after';
  readonly nights: number;
  /** Months of the year, 1 to 12, in which a voyage may begin (`before`) or end (`after`) with it. Absent: all. */
  readonly months?: readonly number[];
  readonly priceFrom: Money;
  readonly summary: string;
  readonly days: readonly { readonly title: string; readonly text: string }[];
  readonly pictures: readonly [Picture, ...Picture[]];
}
