import type { Request, Response } from 'express';
import { readForm } from '../routing/read-form';
import { Joi } from '../routing/typed-joi';
import { isNotificationItem, notificationItems } from '../../core/notification-settings/notification-items';
import type { NotificationPreferences } from '../../core/notification-settings/notification-preferences.port';
import { readIsolatedSection } from '../../core/profile/isolated-section';
import { notificationSettingsTexts as texts } from '../../../views/notification-settings/notification-settings.texts';
import type { NotificationsPage, NotificationsPageProps } from '../../../views/notification-settings/NotificationsPage';
import { hrefNotifications } from '../hrefs';
import { paths } from '../paths';
import type { ProfileSide } from '../profile/profile-side';
import type { PageAnswer } from '../rendering/page-answer';
import { guestOf } from '../session/guest-of';
import type { ActivityNews } from './activity-news';
import { toGroups } from './notification-views';

interface NotificationSettingsPagesParts {
  readonly preferences: NotificationPreferences;
  readonly news: Pick<ActivityNews, 'notify'>;
  readonly side: Pick<ProfileSide, 'read'>;
  readonly hasOwnEngine: boolean;
}

const box = Joi.string().valid('1').empty('');
const formSchema = Joi.object({
  item: Joi.string()
    .valid(...notificationItems)
    .required(),
  email: box,
  sms: box,
});

export class NotificationSettingsPages {
  constructor(private readonly parts: NotificationSettingsPagesParts) {}

  /** `edit` names the item whose form is the whole page; with script it is a dialog. */
  readonly show = async (req: Request): Promise<PageAnswer<typeof NotificationsPage>> => {
    const { edit, saved } = req.query;
    const [{ side, guest }, section] = await Promise.all([
      this.parts.side.read(req),
      readIsolatedSection(this.parts.preferences.find(guestOf(req).contactId), (error) =>
        req.log.warn({ err: error }, 'notification settings could not be read'),
      ),
    ]);
    const props: Omit<NotificationsPageProps, 'frame'> = {
      side,
      settings:
        section.kind === 'ready'
          ? { kind: 'ready', groups: toGroups(section.value, this.parts) }
          : { kind: 'failed', retryHref: paths.account.notifications },
      pageHref: paths.account.notifications,
      hasPhone: guest === undefined || guest.phone !== undefined,
      ...(isNotificationItem(edit) ? { editing: edit } : {}),
      ...(isNotificationItem(saved) ? { receipt: texts.saved } : {}),
    };
    return { props };
  };

  readonly save = async (req: Request, res: Response): Promise<void> => {
    const { item, email, sms } = readForm(formSchema, req.body);
    await this.parts.preferences.save({
      contactId: guestOf(req).contactId,
      changes: { [item]: { email: email !== undefined, sms: sms !== undefined } },
    });
    this.parts.news.notify(req, 'notifications-changed');
    res.redirect(303, hrefNotifications({ saved: item }));
  };
}
