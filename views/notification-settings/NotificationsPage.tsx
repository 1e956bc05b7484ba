import type { NotificationItem } from '../../src/core/notification-settings/notification-items';
import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { siteLinks } from '../layout/site-links';
import { FailedSection } from '../profile/FailedSection';
import { ProfileFrame, type ProfileSideView } from '../profile/ProfileFrame';
import { BackLink } from '../profile/BackLink';
import { Dialog } from '../ui/Dialog';
import { Notice } from '../ui/Notice';
import { EditNotification } from './EditNotification';
import { notificationSettingsTexts as texts } from './notification-settings.texts';
import type { NotificationItemView } from './notification-item-view';

export interface NotificationGroupView {
  readonly name: string;
  readonly items: readonly NotificationItemView[];
}

export interface NotificationsPageProps {
  readonly frame: Frame;
  readonly side: ProfileSideView;
  readonly settings:
    | { readonly kind: 'ready'; readonly groups: readonly NotificationGroupView[] }
    | { readonly kind: 'failed'; readonly retryHref: string };
  readonly pageHref: string;
  readonly hasPhone: boolean;
  readonly editing?: NotificationItem;
  readonly receipt?: string;
}

export function NotificationsPage(props: NotificationsPageProps) {
  const { frame, side, settings, editing, pageHref } = props;
  const editedView =
    settings.kind === 'ready'
      ? settings.groups.flatMap(({ items }) => items).find(({ item }) => item === editing)
      : undefined;
  return (
    <ProfileFrame frame={frame} side={side}>
      <Head title={editedView ? texts.dialog : texts.title} description={texts.description} isPrivate />
      <BackLink href={siteLinks.account}>{texts.back}</BackLink>
      {editedView ? (
        <>
          <h1 className="profile-title">{texts.dialog}</h1>
          <EditNotification view={editedView} pageHref={pageHref} hasPhone={props.hasPhone} visit={frame.visit} />
        </>
      ) : (
        <Settings {...props} />
      )}
    </ProfileFrame>
  );
}

function Settings({ frame, settings, receipt, pageHref, hasPhone }: NotificationsPageProps) {
  return (
    <>
      <h1 className="profile-title">{texts.title}</h1>
      <p className="profile-standfirst">{texts.standfirst}</p>
      {receipt === undefined ? null : (
        <Notice tone="success" className="notification-settings__receipt">
          {receipt}
        </Notice>
      )}
      <div className="notification-settings" data-ends-draft={receipt && 'notification'}>
        {settings.kind === 'failed' ? (
          <FailedSection subject={texts.settings} retryHref={settings.retryHref} />
        ) : (
          settings.groups.map((group) => <Group key={group.name} group={group} />)
        )}
        <section className="notification-settings__always">
          <h2 className="notification-settings__group">{texts.always.title}</h2>
          <p>{texts.always.body}</p>
        </section>
      </div>
      {settings.kind === 'ready'
        ? settings.groups
            .flatMap(({ items }) => items)
            .map((view) => (
              <Dialog key={view.item} id={dialogId(view.item)} title={texts.dialog}>
                <EditNotification view={view} pageHref={pageHref} hasPhone={hasPhone} visit={frame.visit} />
              </Dialog>
            ))
        : null}
    </>
  );
}

const dialogId = (item: NotificationItem) => `edit-${item}`;

const Group = ({ group: { name, items } }: { readonly group: NotificationGroupView }) => (
  <section>
    <h2 className="notification-settings__group">{name}</h2>
    <ul className="notification-settings__items">
      {items.map(({ item, name: itemName, state, comes, editHref }) => (
        <li key={item} className="notification-settings__item">
          <div>
            <h3 className="notification-settings__name">{itemName}</h3>
            <p className="notification-settings__comes">{comes}</p>
          </div>
          <p className="notification-settings__state" data-notification-state={item}>
            {state}
          </p>
          <a className="notification-settings__edit" href={editHref} data-opens-dialog={dialogId(item)}>
            {texts.edit}
            <span className="hidden-to-the-eye">{texts.of(itemName)}</span>
          </a>
        </li>
      ))}
    </ul>
  </section>
);
