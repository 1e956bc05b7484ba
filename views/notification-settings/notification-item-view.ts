import type { ItemChannels, NotificationItem } from '../../src/core/notification-settings/notification-items';

export interface NotificationItemView {
  readonly item: NotificationItem;
  readonly name: string;
  readonly channels: ItemChannels;
  readonly state: string;
  /** States the messages and their times, or that there are none. */
  readonly comes: string;
  /** Its form as a page of its own, where no script runs. */
  readonly editHref: string;
}
