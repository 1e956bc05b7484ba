import type { FeatureRoutes } from '../routing/feature-routes';
import type { GeoApi } from './geo.api';
import { listCountryCodesOperation } from './geo.schema';
import { signInTag } from '../sign-in/sign-in.routes';

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
