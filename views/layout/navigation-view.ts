import type { AlertBanner, Intro } from '../../src/core/content/site-navigation.port';
import type { PictureView } from '../ui/picture-view';

export interface MenuItemView {
  readonly title: string;
  readonly href: string;
  readonly className?: string;
  readonly gtm?: string;
  readonly panel?: MenuPanelView;
}

export interface MenuPanelView {
  readonly overview: string;
  readonly links: readonly MenuItemView[];
  readonly tiles: readonly TileView[];
  readonly showsRecentlyViewed: boolean;
}

export interface TileView {
  readonly title: string;
  readonly eyebrow: string;
  readonly href: string;
  readonly picture: PictureView;
}

export interface FootView {
  readonly quote?: { readonly words: string; readonly attribution: string };
  readonly callToAction: {
    readonly title: string;
    readonly words: string;
    readonly label: string;
    readonly href: string;
  };
  readonly columns: readonly { readonly title: string; readonly links: readonly MenuItemView[] }[];
  readonly legal: readonly MenuItemView[];
}

export interface AlertView extends Pick<AlertBanner, 'cookie' | 'words'> {
  readonly link?: { readonly label: string; readonly href: string } | undefined;
}

export interface NavigationView {
  readonly menu: readonly MenuItemView[];
  readonly regions: readonly { readonly slug: string; readonly name: string }[];
  readonly foot: FootView;
  readonly alert?: AlertView;
  readonly intro?: Intro;
}
