import type { RequestHandler } from 'express';
import { HttpError } from '../http-error';

/** A known path asked with another method than these answers 405 with `Allow`. */
export function refuseMethod(methods: readonly string[]): RequestHandler {
  const allowed = methods.flatMap((method) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()])).join(', ');
  return (_req, res) => {
    res.set('Allow', allowed);
    throw new HttpError(405, 'METHOD_NOT_ALLOWED', 'This address does not answer that method.');
  };
}
