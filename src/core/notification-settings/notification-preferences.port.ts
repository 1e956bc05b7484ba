import type { ItemChannels, NotificationChoices, NotificationItem } from './notification-items';
import { portSymbol } from '../shared/port-symbol';

export interface NotificationPreferences {
  find(contactId: string): Promise<NotificationChoices>;
  /** Saves all named items or none; items that are not named stay. Returns the resulting settings. */
  save(choice: {
    readonly contactId: string;
    readonly changes: Partial<Readonly<Record<NotificationItem, ItemChannels>>>;
  }): Promise<NotificationChoices>;
}
export const NotificationPreferences = portSymbol<NotificationPreferences>('NotificationPreferences');
