import type { ItemChannels, NotificationItem } from '../../src/core/notification-settings/notification-items';

export interface NotificationItemView {
  readonly item: NotificationItem;
  readonly name: string;
  readonly channels: ItemChannels;
  readonly state: string;
  readonly comes: string;
  readonly editHref: string;
}
