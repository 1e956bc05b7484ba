import { Icon } from '../ui/Icon';

/** Leads from a page of the guest's area to the one that it belongs to. */
export const BackLink = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <p className="way-back no-print">
    <a className="way-back__link" href={href}>
      <Icon name="back" />
      {children}
    </a>
  </p>
);
