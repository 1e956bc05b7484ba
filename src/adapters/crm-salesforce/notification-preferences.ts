import {
  defaultChoices,
  isNotificationItem,
  type NotificationChoices,
} from '../../core/notification-settings/notification-items';
import type { NotificationPreferences } from '../../core/notification-settings/notification-preferences.port';
import { type CrmParts, withContactLock } from './crm-parts';
import { recordId } from './record-id';
import { expectAll } from './salesforce-failure';
import { soql } from './soql';
import { fromEntries } from '../../core/shared/typed-entries';

/** One record for each item on which a guest has decided. The records of one change are written all or none. */
export class SalesforceNotificationPreferences implements NotificationPreferences {
  constructor(private readonly parts: Pick<CrmParts, 'tables' | 'locks'>) {}

  async find(contactId: string): Promise<NotificationChoices> {
    const id = recordId(contactId);
    // Preferences are read before each message is sent, so this read is never deferred.
    const rows =
      id === undefined ? [] : await this.table.find({ where: soql`${this.table.name('contactId')} = ${id}` });
    const chosenItems = rows.flatMap(({ item, email, sms }) =>
      isNotificationItem(item) ? [[item, { email, sms }] as const] : [],
    );
    return { ...defaultChoices, ...fromEntries(chosenItems) };
  }

  async save({ contactId, changes }: Parameters<NotificationPreferences['save']>[0]): Promise<NotificationChoices> {
    return withContactLock(this.parts, contactId, async (id) => {
      const rows = Object.entries(changes).map(([item, { email, sms }]) => ({
        contactId: id,
        key: `${id}:${item}`,
        item,
        email,
        sms,
      }));
      if (rows.length > 0) expectAll(await this.table.upsertAll('key', rows));
      return this.find(id);
    });
  }

  private get table() {
    return this.parts.tables.notificationChoice;
  }
}
