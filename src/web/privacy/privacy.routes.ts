import { MyDataPage } from '../../../views/privacy/MyDataPage';
import { accountTag } from '../account/account.routes';
import { paths } from '../paths';
import { type FeatureRoutes, pageRoute } from '../routing/feature-routes';
import type { PrivacyApi } from './privacy.api';
import type { PrivacyPages } from './privacy.pages';
import { recordConsentOperation } from './privacy.schema';

export const privacyRoutes = (pages: PrivacyPages, api: PrivacyApi): FeatureRoutes => ({
  tag: accountTag,
  styles: ['guest-area'],
  pages: [
    pageRoute({ method: 'get', path: paths.account.data, page: MyDataPage, handler: pages.show, access: 'guest' }),
    pageRoute({
      method: 'get',
      path: paths.account.dataExport,
      page: MyDataPage,
      handler: pages.export,
      access: 'guest',
    }),
    pageRoute({
      method: 'post',
      path: paths.account.deletion,
      page: MyDataPage,
      handler: pages.ask,
      access: 'guest-with-fresh-code',
      takes: 'no-fields',
    }),
    {
      method: 'post',
      path: paths.account.deletionWithdrawal,
      handler: pages.withdraw,
      access: 'guest',
      takes: 'no-fields',
    },
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
