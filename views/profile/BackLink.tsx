import { Icon } from '../ui/Icon';

export const BackLink = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <p className="back-link no-print">
    <a className="back-link__link" href={href}>
      <Icon name="back" />
      {children}
    </a>
  </p>
);
