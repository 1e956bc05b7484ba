import {
  defaultChoices,
  isNotificationItem,
  type NotificationChoices,
} from '../../../core/notification-settings/notification-items';
import type { NotificationPreferences } from '../../../core/notification-settings/notification-preferences.port';
import type { Clock } from '../../../core/shared/clock.port';
import type { OpenDatabase } from '../../sql/line-database';
import { fromEntries } from '../../../core/shared/typed-entries';

export class EmbeddedNotificationPreferences implements NotificationPreferences {
  constructor(
    private readonly db: OpenDatabase,
    private readonly clock: Clock,
  ) {}

  async find(contactId: string): Promise<NotificationChoices> {
    const rows = await this.db
      .selectFrom('notification_choices')
      .select(['item', 'email', 'sms'])
      .where('contact_id', '=', contactId)
      .execute();
    // Choices for items that no longer exist are ignored.
    const chosenItems = rows.flatMap(({ item, email, sms }) =>
      isNotificationItem(item) ? [[item, { email: email === 1, sms: sms === 1 }] as const] : [],
    );
    return { ...defaultChoices, ...fromEntries(chosenItems) };
  }

  async save({ contactId, changes }: Parameters<NotificationPreferences['save']>[0]): Promise<NotificationChoices> {
    const chosen_at = this.clock.now().getTime();
    const rows = Object.entries(changes).map(([item, { email, sms }]) => ({
      contact_id: contactId,
      item,
      email: email ? 1 : 0,
      sms: sms ? 1 : 0,
      chosen_at,
    }));
    if (rows.length > 0) {
      await this.db
        .insertInto('notification_choices')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['contact_id', 'item'])
            .doUpdateSet(({ ref }) => ({ email: ref('excluded.email'), sms: ref('excluded.sms'), chosen_at })),
        )
        .execute();
    }
    return this.find(contactId);
  }
}
