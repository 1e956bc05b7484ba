import type { MenuItem, NavigationContent } from '../../core/content/site-navigation.port';
import type { MenuItemView, NavigationView } from '../../../views/layout/navigation-view';
import type { BuiltAssets } from './built-assets';

export interface Surroundings {
  readonly vesselSlug: string;
  readonly assets: Pick<BuiltAssets, 'picture'>;
}

export function toNavigationView(
  { menu, regions, foot, alert, intro }: NavigationContent,
  { vesselSlug, assets }: Surroundings,
): NavigationView {
  const hrefOf = (path: string) => path.replaceAll('{vessel}', encodeURIComponent(vesselSlug));
  const toView = ({
    title,
    className,
    path,
    gtm,
    subMenu,
    tiles,
    showsRecentlyViewed = false,
    overview,
  }: MenuItem): MenuItemView => ({
    title,
    href: hrefOf(path),
    ...(className ? { className } : {}),
    ...(gtm ? { gtm: JSON.stringify(gtm) } : {}),
    ...(subMenu && {
      panel: {
        overview: overview ?? title,
        links: subMenu.map(toView),
        tiles: (tiles ?? []).map((tile) => ({
          title: tile.title,
          eyebrow: tile.eyebrow,
          href: hrefOf(tile.path),
          picture: assets.picture(tile.picture.name, tile.picture.alt),
        })),
        showsRecentlyViewed,
      },
    }),
  });
  const { path, ...callToAction } = foot.callToAction;
  return {
    menu: menu.map(toView),
    regions,
    foot: {
      ...(foot.quote ? { quote: foot.quote } : {}),
      callToAction: { ...callToAction, href: hrefOf(path) },
      columns: foot.columns.map(({ title, links }) => ({ title, links: links.map(toView) })),
      legal: foot.legal.map(toView),
    },
    ...(alert && {
      alert: { ...alert, link: alert.link && { label: alert.link.label, href: hrefOf(alert.link.path) } },
    }),
    ...(intro ? { intro } : {}),
  };
}
