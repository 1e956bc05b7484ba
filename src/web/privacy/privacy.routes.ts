import { paths } from '../paths';
import type { FeatureRoutes } from '../routing/feature-routes';
import type { PrivacyApi } from './privacy.api';
import type { PrivacyPages } from './privacy.pages';
import { recordConsentOperation } from './privacy.schema';

export const privacyRoutes = (pages: PrivacyPages, api: PrivacyApi): FeatureRoutes => ({
  pages: [
    { method: 'get', path: paths.account.data, handler: pages.show, access: 'guest' },
    { method: 'get', path: paths.account.dataExport, handler: pages.export, access: 'guest' },
    { method: 'post', path: paths.account.deletion, handler: pages.ask, access: 'guest-with-fresh-code' },
    { method: 'post', path: paths.account.deletionWithdrawal, handler: pages.withdraw, access: 'guest' },
  ],
  api: [
    {
      method: 'post',
      path: '/api/consent',
      operation: recordConsentOperation,
      handler: api.recordConsent,
      access: 'guest',
    },
  ],
});
