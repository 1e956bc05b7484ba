import { paths } from '../paths';
import type { FeatureRoutes } from '../routing/feature-routes';
import type { NotificationSettingsApi } from './notification-settings.api';
import type { NotificationSettingsPages } from './notification-settings.pages';
import { getNotificationsOperation, putNotificationsOperation } from './notification-settings.schema';

export interface NotificationSettingsHandlers {
  readonly notificationSettingsPages: NotificationSettingsPages;
  readonly notificationSettingsApi: NotificationSettingsApi;
}

export const notificationSettingsRoutes = ({
  notificationSettingsPages: pages,
  notificationSettingsApi: api,
}: NotificationSettingsHandlers): FeatureRoutes => ({
  pages: [
    { method: 'get', path: paths.account.notifications, handler: pages.show, access: 'guest' },
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
