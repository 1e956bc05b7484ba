import type { PictureView } from '../ui/picture-view';

export interface ExtensionItemView {
  readonly slug: string;
  readonly title: string;
  readonly href: string;
  readonly region: string;
  /** Such as "3 nights before you embark in Málaga". */
  readonly when: string;
  /** Such as "$2,240.00 per guest". */
  readonly price: string;
  readonly summary: string;
  readonly picture?: PictureView;
}

export interface ExtensionVoyageView {
  readonly title: string;
  readonly href: string;
  /** Such as "Athens to Kuşadası". */
  readonly ports: string;
  readonly dates: readonly { readonly label: string; readonly href: string }[];
}
