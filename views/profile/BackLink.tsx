import { Icon } from '../ui/Icon';

export const BackLink = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <p className="way-back no-print">
    <a className="way-back__link" href={href}>
      <Icon name="back" />
      {children}
    </a>
  </p>
);
