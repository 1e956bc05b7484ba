import {
  notificationGroups,
  type NotificationChoices,
  type NotificationItem,
} from '../../core/notification-settings/notification-items';
import { describeChannels, groupNames, itemNames } from '../../core/notification-settings/notification-texts';
import { notificationSettingsTexts as texts } from '../../../views/notification-settings/notification-settings.texts';
import type { NotificationGroupView } from '../../../views/notification-settings/NotificationsPage';
import { hrefNotifications } from '../hrefs';

const withoutEngine: readonly NotificationItem[] = ['accountActivity', 'inspirationAndOffers', 'newsAndPrograms'];

/** Without `hasOwnEngine` a vendor's engine sends its own reservation messages (PRF-04 to PRF-06). */
export const toGroups = (
  choices: NotificationChoices,
  { hasOwnEngine }: { readonly hasOwnEngine: boolean },
): readonly NotificationGroupView[] =>
  notificationGroups.map(({ group, items }) => ({
    name: groupNames[group],
    items: items.map((item) => ({
      item,
      name: itemNames[item],
      channels: choices[item],
      state: describeChannels(choices[item]),
      editHref: hrefNotifications({ edit: item }),
      comes: hasOwnEngine || withoutEngine.includes(item) ? texts.comes[item] : texts.notFromHere,
    })),
  }));
