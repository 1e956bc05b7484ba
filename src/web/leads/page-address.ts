import type { Request } from 'express';
import { dropPersonal } from '../../core/shared/personal-parameters';
import { withoutTracking } from '../../core/tracking/tracking-text';
import type { OurHosts } from '../our-hosts';

const maxTextLength = 2_048;

type Hosts = Pick<OurHosts, 'isOurOrigin' | 'origin'>;

/**
 * Returns the page's address without personal data, from the form or else from the Referer header. An address of
 * another site is never returned.
 */
export const pageAddressOf = (hosts: Hosts, req: Pick<Request, 'get'>, address: unknown): string | undefined =>
  readOwnAddress(hosts, address) ?? readOwnAddress(hosts, req.get('referer'));

export function readOwnAddress(hosts: Hosts, text: unknown): string | undefined {
  if (typeof text !== 'string' || text === '' || text.length > maxTextLength || !URL.canParse(text, hosts.origin))
    return undefined;
  const url = new URL(text, hosts.origin);
  if (!hosts.isOurOrigin(url.origin) || !/^https?:$/.test(url.protocol)) return undefined;
  // Campaign parameters are stored separately, and only with consent (H14).
  return `${url.origin}${url.pathname}${withoutTracking(dropPersonal(url).search)}`;
}
