import { paths } from '../paths';
import type { FeatureRoutes } from '../routing/feature-routes';
import type { MyDataApi } from './my-data.api';
import type { MyDataPages } from './my-data.pages';
import { recordConsentOperation } from './my-data.schema';

export const myDataRoutes = (pages: MyDataPages, api: MyDataApi): FeatureRoutes => ({
  pages: [
    { method: 'get', path: paths.account.data, handler: pages.show, access: 'guest' },
    { method: 'get', path: paths.account.dataExport, handler: pages.export, access: 'guest' },
    { method: 'post', path: paths.account.deletion, handler: pages.ask, access: 'guest-with-fresh-code' },
    { method: 'post', path: paths.account.deletionWithdrawal, handler: pages.withdraw, access: 'guest' },
  ],
  api: [{ method: 'post', path: '/api/consent', operation: recordConsentOperation, handler: api.recordConsent, access: 'guest' }],
});
