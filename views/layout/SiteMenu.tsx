import { Icon } from '../ui/Icon';
import { CachedFragment } from '../ui/CachedFragment';
import { classNames } from '../ui/class-names';
import { layoutTexts as texts } from './layout.texts';
import { phoneHref, useLineFacts } from './line-facts';
import { MenuLink } from './MenuLink';
import { MenuPanel } from './MenuPanel';
import type { MenuItemView } from './navigation-view';
import { SearchEntry } from './SearchEntry';
import { siteLinks } from './site-links';

export const siteMenuId = 'site-menu';

/** Shared name of the menus, so that only one is open at a time, also without script. */
export const openOneAtATime = 'site-menus';

interface SiteMenuProps {
  readonly menu: readonly MenuItemView[];
  readonly path: string;
  readonly hasDataLayer: boolean;
  readonly isSignedIn: boolean;
}

/** Opens natively without script; `follow-menus.ts` adds Escape and outside clicks (NAV-02). */
export function SiteMenu(props: SiteMenuProps) {
  const { menu, path, hasDataLayer, isSignedIn } = props;
  return (
    <CachedFragment from={menu} by={`${marksOf(menu, path)} ${hasDataLayer} ${isSignedIn}`}>
      <div className="site-menu" id={siteMenuId} popover="auto">
        <Inside {...props} />
      </div>
    </CachedFragment>
  );
}

function Inside({ menu, path, hasDataLayer, isSignedIn }: SiteMenuProps) {
  const { phone } = useLineFacts();
  return (
    <>
      <div className="site-menu__top">
        <button type="button" className="site-menu__close" popoverTarget={siteMenuId} popoverTargetAction="hide">
          <Icon name="close" />
          <span>{texts.close}</span>
        </button>
      </div>
      <ul className="site-menu__list">
        {menu.map((item) => (
          <li key={item.href} className="site-menu__item">
            <Entry item={item} path={path} hasDataLayer={hasDataLayer} />
          </li>
        ))}
      </ul>
      <SearchEntry />
      <div className="site-menu__end">
        <a className="button button--primary" href={siteLinks.inquireNow}>
          <span className="button__text">{texts.inquireNow}</span>
        </a>
        <p className="site-menu__ways">
          <a href={phoneHref(phone)}>{phone}</a>
          <a href={siteLinks.contact}>{texts.contactUs}</a>
          {isSignedIn ? <a href={siteLinks.signOut}>{texts.signOut}</a> : null}
        </p>
      </div>
    </>
  );
}

function Entry({
  item,
  path,
  hasDataLayer,
}: {
  readonly item: MenuItemView;
  readonly path: string;
  readonly hasDataLayer: boolean;
}) {
  if (!item.panel) return <MenuLink className="site-menu__word" item={item} path={path} hasDataLayer={hasDataLayer} />;
  return (
    <details className="menu" name={openOneAtATime} data-menu="">
      <summary
        className={classNames('menu__word site-menu__word', item.className)}
        data-here={isWithin(path, item.href) ? '' : undefined}
      >
        {item.title}
        <Icon name="chevron" className="menu__chevron" />
      </summary>
      <MenuPanel item={item} panel={item.panel} path={path} hasDataLayer={hasDataLayer} />
    </details>
  );
}

/** Cache key: the entries and links that a page marks as current. */
const marksOf = (menu: readonly MenuItemView[], path: string) =>
  menu
    .flatMap(({ href, panel }) => [
      ...(isWithin(path, href) ? [href, path === href] : []),
      ...(panel?.links.filter((link) => link.href === path).map((link) => link.href) ?? []),
    ])
    .join(' ');

const isWithin = (path: string, href: string) => path === href || path.startsWith(`${href}/`);
