import type { PartnerScope } from '../../core/partners/partner-scope';
import { paths } from '../paths';
import { scopeOf } from '../routing/scope-of';
import type { JsonSchema } from './describe-call';
import { type DocumentedRoute, isGuests } from './documented-answers';

const takenWith = (scope: PartnerScope): readonly JsonSchema[] => [{}, { partnerKey: [] }, { accessToken: [scope] }];

/** Public reads have no scope of their own; this is their security. */
export const publicSecurity = takenWith('catalogue:read');

/** The caller may use any one of the schemes; the empty one is for visitors. */
export function securityOf(route: DocumentedRoute): readonly JsonSchema[] {
  const { operation, access } = route;
  if (operation.authorization === 'verify-token') return [{ verifyToken: [] }];
  if (operation.authorization === 'client-secret') return [{ clientSecret: [] }, {}];
  if (isGuests(access)) return [{ session: [] }];
  if (access === 'requires-readable-session') return [{ session: [] }, {}];
  const scope = scopeOf(route);
  if (scope === undefined) return [];
  return scope === 'catalogue:read' ? publicSecurity : takenWith(scope);
}

export const securitySchemes: JsonSchema = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-sid',
    description:
      'The session cookie of a guest, set by startSession. Over plain http, in a demonstration, its name is `sid`.',
  },
  verifyToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of verifyCode: one use, 60 seconds, with the cookie that requestCode set.',
  },
  partnerKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'A partner’s key, `lfk_…`: the call counts against the partner’s budget instead of the address’s.',
  },
  accessToken: {
    type: 'oauth2',
    description: 'In place of the key, a token of an hour that was made from it.',
    flows: {
      clientCredentials: {
        tokenUrl: paths.partners.token,
        scopes: {
          'catalogue:read': 'Public reads, with the partner’s budget.',
          'leads:write': 'Forms of visitors, without a bot check.',
        },
      },
    },
  },
  clientSecret: {
    type: 'http',
    scheme: 'basic',
    description: 'The partner’s id and one of its keys, unless they stand in the body.',
  },
};
