import { NOTIFICATION_CATEGORIES } from '../../src/core/notifications/notification';
import type { Frame } from '../layout/frame';
import { ButtonLink } from '../ui/Button';
import { CachedFragment } from '../ui/CachedFragment';
import { Icon } from '../ui/Icon';
import { notificationsTexts as texts } from './notifications.texts';

interface NotificationView {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly linkText: string;
  readonly href: string;
  readonly isCloseable: boolean;
}

interface NotificationsProps {
  readonly frame?: Pick<Frame, 'visit' | 'today' | 'messages'>;
  /** For the gallery, where no script fills the list. */
  readonly notifications?: readonly NotificationView[];
}

/** One object, so that its cached fragment is found again. */
const none: readonly NotificationView[] = [];
const blank: NotificationView = { id: '', title: '', body: '', linkText: '', href: '#', isCloseable: true };

/**
 * Shows the visitor's reminders (NOT-03 to NOT-07). The markup is the same for everyone, so that pages can be cached,
 * and hidden until script finds reminders in this browser (`show-notifications.ts` copies the template). Only the first
 * is expanded, so that several do not cover the page.
 */
export function Notifications({ frame = {}, notifications = none }: NotificationsProps) {
  const [first] = notifications;
  return (
    <>
      <CachedFragment from={notifications}>
        <aside
          className="notifications no-print"
          aria-label={texts.label}
          hidden={!first}
          {...(first ? {} : forScript(frame))}
        >
          <Lists notifications={notifications} />
        </aside>
      </CachedFragment>
      <p className="hidden-to-the-eye" role="status" data-notifications-said="" />
    </>
  );
}

function Lists({ notifications }: { readonly notifications: readonly NotificationView[] }) {
  const [first, ...others] = notifications;
  return (
    <>
      <ul className="notifications__list" data-first="">
        {first ? <NotificationItem notification={first} /> : null}
      </ul>
      <details className="notifications__more" hidden={others.length === 0}>
        <summary className="notifications__summary">
          <span data-more="">{texts.more(others.length)}</span>
          <Icon name="chevron" />
        </summary>
        <ul className="notifications__list" data-others="">
          {others.map((notification) => (
            <NotificationItem key={notification.id} notification={notification} />
          ))}
        </ul>
      </details>
      <template>
        <NotificationItem notification={blank} />
      </template>
    </>
  );
}

/** A guest's browser requests the trips and writes the reminders with the line's texts (NOT-09, H53). */
function forScript({ visit, today, messages }: Pick<Frame, 'visit' | 'today' | 'messages'>) {
  const off = NOTIFICATION_CATEGORIES.filter((category) => messages?.notificationToggles[category] === false);
  return {
    'data-notifications': '',
    ...(off.length > 0 ? { 'data-off': off.join(' ') } : {}),
    ...(visit !== undefined && {
      'data-visit': visit,
      'data-today': today,
      'data-words': JSON.stringify(messages?.notifications),
    }),
  };
}

function NotificationItem({
  notification: { id, title, body, linkText, href, isCloseable },
}: {
  readonly notification: NotificationView;
}) {
  return (
    <li className="notification" data-id={id}>
      <div className="notification__words">
        <p className="notification__title">{title}</p>
        <p className="notification__body">{body}</p>
      </div>
      <ButtonLink className="notification__link" variant="quiet" href={href}>
        {linkText}
      </ButtonLink>
      <button type="button" className="notification__close" aria-label={texts.close(title)} hidden={!isCloseable}>
        <Icon name="close" />
      </button>
    </li>
  );
}
