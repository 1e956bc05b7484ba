import type { Request, Response } from 'express';
import type { ItemChannels, NotificationItem } from '../../core/notification-settings/notification-items';
import type { NotificationPreferences } from '../../core/notification-settings/notification-preferences.port';
import { HttpError } from '../http-error';
import { guestOf } from '../sign-in/guest-of';
import type { ActivityNews } from './activity-news';

interface NotificationSettingsApiParts {
  readonly preferences: NotificationPreferences;
  readonly news: Pick<ActivityNews, 'notify'>;
}

type Changes = Partial<Readonly<Record<NotificationItem, ItemChannels>>> & { readonly contactId?: string };

/** `/api/notification-preferences` (H37). */
export class NotificationSettingsApi {
  constructor(private readonly parts: NotificationSettingsApiParts) {}

  readonly get = async (req: Request, res: Response): Promise<void> => {
    res.json(await this.parts.preferences.find(guestOf(req).contactId));
  };

  readonly put = async (req: Request, res: Response): Promise<void> => {
    const { contactId } = guestOf(req);
    const { contactId: named, ...changes } = res.locals['body'] as Changes;
    if (named !== undefined && named !== contactId)
      throw new HttpError(403, 'FORBIDDEN', 'These settings belong to another account.');
    const choices = await this.parts.preferences.save({ contactId, changes });
    this.parts.news.notify(req, 'notifications-changed');
    res.json(choices);
  };
}
