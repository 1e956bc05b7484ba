import type { Request } from 'express';
import { notFound } from '../http-error';

/** The line has one yacht; another one's address leads nowhere (H39). @throws HttpError 404 */
export function refuseOtherVessels(req: Request, slug: string): void {
  if (req.params['vessel'] !== slug) throw notFound();
}
