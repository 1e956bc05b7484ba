import type { PictureView } from '../ui/picture-view';

export interface ExtensionItemView {
  readonly slug: string;
  readonly title: string;
  readonly href: string;
  readonly region: string;
  readonly when: string;
  readonly price: string;
  readonly summary: string;
  readonly picture?: PictureView;
}

export interface ExtensionVoyageView {
  readonly title: string;
  readonly href: string;
  readonly ports: string;
  readonly dates: readonly { readonly label: string; readonly href: string }[];
}
