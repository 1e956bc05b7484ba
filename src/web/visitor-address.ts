import { isIPv6 } from 'node:net';
import type { Request } from 'express';

/** Rate limits count a visitor's network: an IPv4 address, or the /64 of an IPv6 address (reliability A6). */
export function visitorAddress(req: Pick<Request, 'ip'>): string {
  const address = exactAddress(req);
  return isIPv6(address) ? `${networkOf(address)}::/64` : address;
}

/** Bot check vendors compare the exact address. */
export const exactAddress = (req: Pick<Request, 'ip'>): string => (req.ip ?? '').replace(/^::ffff:(?=\d+\.)/i, '');

function networkOf(address: string): string {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : 8 - groups.length - after.length;
  return [...groups, ...Array.from({ length: gap }, () => '0'), ...after]
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}
