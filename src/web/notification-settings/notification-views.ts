import { notificationGroups, type NotificationChoices } from '../../core/notification-settings/notification-items';
import { describeChannels, groupNames, itemNames } from '../../core/notification-settings/notification-texts';
import type { NotificationGroupView } from '../../../views/notification-settings/NotificationsPage';
import { hrefNotifications } from '../paths';

/** The groups of the page in the specification's order and words (PRF-04 to PRF-06). */
export const toGroups = (choices: NotificationChoices): readonly NotificationGroupView[] =>
  notificationGroups.map(({ group, items }) => ({
    name: groupNames[group],
    items: items.map((item) => ({ item, name: itemNames[item], channels: choices[item], state: describeChannels(choices[item]), editHref: hrefNotifications({ edit: item }) })),
  }));
