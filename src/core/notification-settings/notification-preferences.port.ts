import type { ItemChannels, NotificationChoices, NotificationItem } from './notification-items';

/** What each guest wants to hear, and how (H37). */
export interface NotificationPreferences {
  /** The defaults where the guest has not chosen. */
  find(contactId: string): Promise<NotificationChoices>;
  /** All that is named, or nothing of it; what is not named stays. Answers with what stands afterwards. */
  save(choice: {
    readonly contactId: string;
    readonly changes: Partial<Readonly<Record<NotificationItem, ItemChannels>>>;
  }): Promise<NotificationChoices>;
}
export const NotificationPreferences = Symbol('NotificationPreferences');
