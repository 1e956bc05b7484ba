import type { PictureView } from '../ui/picture-view';

export interface ExtensionItemView {
  readonly slug: string;
  readonly title: string;
  readonly href: string;
  readonly region: string;
  /** "3 nights before you embark in Málaga". */
  readonly when: string;
  /** "$2,240.00 per guest". */
  readonly price: string;
  readonly summary: string;
  readonly picture?: PictureView;
}

/** A voyage that it goes with. */
export interface ExtensionVoyageView {
  readonly title: string;
  readonly href: string;
  /** "Athens to Kuşadası". */
  readonly ports: string;
  readonly dates: readonly { readonly label: string; readonly href: string }[];
}
