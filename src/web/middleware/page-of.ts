import type { Request } from 'express';
import { readReturnAddress } from '../../core/sign-in/return-address';

/** Returns the page that a form was sent from, to return to after a required sign-in (H42). */
export function pageOf(req: Request): string | undefined {
  const from = req.get('referer') ?? '';
  // The host is known to be ours, because requests to other hosts were refused before (reliability C15).
  return URL.canParse(from) && new URL(from).host === req.headers.host
    ? readReturnAddress(from, new URL(from).origin)
    : undefined;
}
