import { NotificationsPage } from '../../../views/notification-settings/NotificationsPage';
import { accountTag } from '../account/account.routes';
import { paths } from '../paths';
import { type FeatureRoutes, pageRoute } from '../routing/feature-routes';
import type { NotificationSettingsApi } from './notification-settings.api';
import type { NotificationSettingsPages } from './notification-settings.pages';
import { getNotificationsOperation, putNotificationsOperation } from './notification-settings.schema';

export const notificationSettingsRoutes = (
  pages: NotificationSettingsPages,
  api: NotificationSettingsApi,
): FeatureRoutes => ({
  tag: accountTag,
  styles: ['guest-area'],
  pages: [
    pageRoute({
      method: 'get',
      path: paths.account.notifications,
      page: NotificationsPage,
      handler: pages.show,
      access: 'guest',
    }),
    { method: 'post', path: paths.account.notifications, handler: pages.save, access: 'guest' },
  ],
  api: [
    {
      method: 'get',
      path: '/api/notification-preferences',
      operation: getNotificationsOperation,
      handler: api.get,
      access: 'guest',
    },
    {
      method: 'put',
      path: '/api/notification-preferences',
      operation: putNotificationsOperation,
      handler: api.put,
      access: 'guest',
    },
  ],
});
