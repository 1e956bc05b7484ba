import { paths } from '../paths';
import type { FeatureRoutes } from '../routing/feature-routes';
import type { PartnersApi } from './partners.api';
import { createAccessTokenOperation } from './partners.schema';

export const partnersRoutes = (api: PartnersApi): FeatureRoutes => ({
  tag: {
    slug: 'partners',
    name: 'Partners',
    description: 'For partners whose programs call under a key and a budget of their own.',
    order: 125,
  },
  pages: [],
  api: [
    { method: 'post', path: paths.partners.token, operation: createAccessTokenOperation, handler: api.createToken },
  ],
});
