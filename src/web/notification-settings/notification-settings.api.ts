import type { Request, Response } from 'express';
import type { NotificationPreferences } from '../../core/notification-settings/notification-preferences.port';
import { HttpError } from '../http-error';
import { guestOf } from '../session/guest-of';
import type { ActivityNews } from './activity-news';
import { handle } from '../routing/handle';
import { putNotificationsOperation } from './notification-settings.schema';

interface NotificationSettingsApiParts {
  readonly preferences: NotificationPreferences;
  readonly news: Pick<ActivityNews, 'notify'>;
}

export class NotificationSettingsApi {
  constructor(private readonly parts: NotificationSettingsApiParts) {}

  readonly get = async (req: Request, res: Response): Promise<void> => {
    res.json(await this.parts.preferences.find(guestOf(req).contactId));
  };

  readonly put = handle(
    putNotificationsOperation,
    async ({ body: { contactId: bodyContactId, ...changes } }, req, res) => {
      const { contactId } = guestOf(req);
      if (bodyContactId !== undefined && bodyContactId !== contactId)
        throw new HttpError(403, 'FORBIDDEN', 'These settings belong to another account.');
      const choices = await this.parts.preferences.save({ contactId, changes });
      this.parts.news.notify(req, 'notifications-changed');
      res.json(choices);
    },
  );
}
