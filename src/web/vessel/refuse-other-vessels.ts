import type { Request } from 'express';
import { notFound } from '../http-error';

/** The line has one yacht; another vessel's slug is not found (H39). @throws HttpError 404 */
export function refuseOtherVessels(req: Request, slug: string): void {
  if (req.params['vessel'] !== slug) throw notFound();
}
