import type { PartnerScope } from '../../core/partners/partner-scope';
import type { ApiRoute } from './feature-routes';

/**
 * The scope with which a partner's key is taken by a call: that of the operation, and for every other public read of
 * `/api` that of the catalogue. Undefined: the call does not read keys, as all calls that may concern a guest's data.
 */
export function scopeOf({
  method,
  path,
  access,
  operation,
}: Pick<ApiRoute, 'method' | 'path' | 'access' | 'operation'>): PartnerScope | undefined {
  if (access !== undefined) return undefined;
  return operation.scope ?? (method === 'get' && path.startsWith('/api/') ? 'catalogue:read' : undefined);
}
