import type { PartnerScope } from '../../core/partners/partner-scope';
import type { ApiRoute } from './feature-routes';

/**
 * The scope with which a call accepts a partner's key: that of its operation, or for other public reads of `/api` that
 * of the catalogue. Returns undefined for calls that do not accept keys, which includes all calls that may concern a
 * guest's data.
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
