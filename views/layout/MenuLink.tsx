import { classNames } from '../ui/class-names';
import type { MenuItemView } from './navigation-view';

interface MenuLinkProps {
  readonly item: MenuItemView;
  readonly path: string;
  readonly className?: string;
  /** True renders the attributes from which the data layer reports a press (NAV-06). */
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
