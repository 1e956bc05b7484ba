import type { Request } from 'express';
import { readReturnAddress } from '../../core/sign-in/return-address';

/** The page that a form was sent from: who has to sign in before it is taken finds it again after that (H42). */
export function pageOf(req: Request): string | undefined {
  const from = req.get('referer') ?? '';
  // Our own host by now: others were refused before (reliability C15).
  return URL.canParse(from) && new URL(from).host === req.headers.host
    ? readReturnAddress(from, new URL(from).origin)
    : undefined;
}
