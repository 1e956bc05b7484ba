import {
  notificationGroups,
  type NotificationChoices,
  type NotificationItem,
} from '../../core/notification-settings/notification-items';
import { describeChannels, groupNames, itemNames } from '../../core/notification-settings/notification-texts';
import { notificationSettingsTexts as texts } from '../../../views/notification-settings/notification-settings.texts';
import type { NotificationGroupView } from '../../../views/notification-settings/NotificationsPage';
import { hrefNotifications } from '../paths';

/** Of an account, not of a reservation: sent whoever keeps the reservations. */
const withoutEngine: readonly NotificationItem[] = ['accountActivity', 'inspirationAndOffers', 'newsAndPrograms'];

/** The groups of the page in the specification's order and words (PRF-04 to PRF-06). `hasOwnEngine`: another house's writes of its reservations by itself. */
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
