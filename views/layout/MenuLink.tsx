import { classNames } from '../ui/class-names';
import type { MenuItemView } from './navigation-view';

interface MenuLinkProps {
  readonly item: MenuItemView;
  /** Of the page, for the mark on the link that leads to itself. */
  readonly path: string;
  readonly className?: string;
  /** What a press adds to the data layer is printed where there is one (NAV-06). */
  readonly hasDataLayer: boolean;
}

export function MenuLink({ item, path, className, hasDataLayer }: MenuLinkProps) {
  return (
    <a
      className={classNames(className, item.className) || undefined}
      href={item.href}
      aria-current={path === item.href ? 'page' : undefined}
      data-gtm={hasDataLayer ? item.gtm : undefined}
    >
      {item.title}
    </a>
  );
}
