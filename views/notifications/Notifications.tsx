import { ButtonLink } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { notificationsTexts as texts } from './notifications.texts';

/** Ready to print: variables are filled in. */
export interface NotificationView {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly linkText: string;
  readonly href: string;
  readonly isCloseable: boolean;
}

interface NotificationsProps {
  /** For the gallery, where no script fills the list. */
  readonly shown?: readonly NotificationView[];
}

const blank: NotificationView = { id: '', title: '', body: '', linkText: '', href: '#', isCloseable: true };

/**
 * What waits for the visitor (NOT-03 to NOT-07): the same markup for everybody, so that pages can be cached whole, and
 * hidden until script finds something in this browser (`show-notifications.ts`, which copies the template).
 */
export function Notifications({ shown = [] }: NotificationsProps) {
  return (
    <aside className="notifications no-print" aria-label={texts.label} hidden={shown.length === 0} data-notifications={shown.length === 0 ? '' : undefined}>
      <ul className="notifications__list">
        {shown.map((notification) => <NotificationItem key={notification.id} notification={notification} />)}
      </ul>
      <template><NotificationItem notification={blank} /></template>
    </aside>
  );
}

function NotificationItem({ notification: { id, title, body, linkText, href, isCloseable } }: { readonly notification: NotificationView }) {
  return (
    <li className="notification" data-id={id}>
      <div className="notification__words">
        <p className="notification__title">{title}</p>
        <p className="notification__body">{body}</p>
      </div>
      <ButtonLink className="notification__link" variant="secondary" href={href}>{linkText}</ButtonLink>
      <button type="button" className="notification__close" aria-label={texts.close} hidden={!isCloseable}><Icon name="close" /></button>
    </li>
  );
}
