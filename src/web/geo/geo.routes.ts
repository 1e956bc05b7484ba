import type { FeatureRoutes } from '../routing/feature-routes';
import { signInTag } from '../sign-in/sign-in.routes';
import type { GeoApi } from './geo.api';
import { listCountryCodesOperation } from './geo.schema';

export const geoRoutes = (api: GeoApi): FeatureRoutes => ({
  tag: signInTag,
  pages: [],
  api: [
    {
      method: 'get',
      path: '/api/country-codes',
      operation: listCountryCodesOperation,
      handler: api.countryCodes,
      cache: { query: [], tags: [] },
    },
  ],
});
