import { paths } from '../paths';
import type { FeatureRoutes } from '../routing/feature-routes';
import { scopeOf } from '../routing/scope-of';
import type { PartnerGuard } from './partner-guard';
import type { PartnersApi } from './partners.api';
import { createAccessTokenOperation } from './partners.schema';

export const partnersRoutes = (api: PartnersApi, guard: Pick<PartnerGuard, 'require'>): FeatureRoutes => ({
  tag: {
    slug: 'partners',
    name: 'Partners',
    description: 'For partners whose programs call under a key and a budget of their own.',
    order: 125,
  },
  guardOf: (route) => {
    const scope = scopeOf(route);
    return scope === undefined ? undefined : guard.require(scope);
  },
  pages: [],
  api: [
    { method: 'post', path: paths.partners.token, operation: createAccessTokenOperation, handler: api.createToken },
  ],
});
