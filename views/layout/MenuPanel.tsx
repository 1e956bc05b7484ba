import { Icon } from '../ui/Icon';
import { Picture } from '../ui/Picture';
import { layoutTexts as texts } from './layout.texts';
import { MenuLink } from './MenuLink';
import type { MenuItemView, MenuPanelView, TileView } from './navigation-view';

interface MenuPanelProps {
  readonly item: MenuItemView;
  readonly panel: MenuPanelView;
  readonly path: string;
  readonly hasDataLayer: boolean;
}

export function MenuPanel({ item, panel, path, hasDataLayer }: MenuPanelProps) {
  return (
    <div className="menu-panel">
      <div className="menu-panel__inside">
        <a
          className="menu-panel__overview"
          href={item.href}
          aria-current={path === item.href ? 'page' : undefined}
          data-gtm={hasDataLayer ? item.gtm : undefined}
        >
          {panel.overview}
          <Icon name="arrow" className="menu-panel__arrow" />
        </a>
        <ul className="menu-panel__links">
          {panel.links.map((link) => (
            <li key={link.href}>
              <MenuLink item={link} path={path} hasDataLayer={hasDataLayer} />
            </li>
          ))}
        </ul>
        <div className="menu-panel__tiles">
          {panel.showsRecentlyViewed ? <RecentlyViewed /> : null}
          {panel.tiles.map((tile) => (
            <Tile key={tile.href} tile={tile} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** The title names the link; a description of its picture would precede it in each menu of every page. */
function Tile({ tile }: { readonly tile: TileView }) {
  return (
    <a className="menu-tile" href={tile.href}>
      <Picture className="menu-tile__picture" picture={{ ...tile.picture, alt: '' }} sizes="18rem" />
      <span className="menu-tile__eyebrow">{tile.eyebrow}</span>
      <span className="menu-tile__title">{tile.title}</span>
    </a>
  );
}

/** The list is filled from this browser's storage, which the server never sees, and hidden when it is empty. */
function RecentlyViewed() {
  return (
    <section className="recently-viewed" aria-label={texts.recentlyViewed} data-recently-viewed="" hidden>
      <a className="menu-tile" href="/voyages" data-viewed-first="">
        <img className="picture menu-tile__picture" alt="" width="3" height="2" decoding="async" hidden />
        <span className="menu-tile__eyebrow">{texts.recentlyViewed}</span>
        <span className="menu-tile__title" />
      </a>
      <ul className="recently-viewed__others" data-viewed-others="" />
      <button type="button" className="recently-viewed__forget" data-control="" data-forgets-viewed="">
        {texts.forgetViewed}
      </button>
    </section>
  );
}
