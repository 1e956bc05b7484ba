import type { RequestHandler } from 'express';
import { HttpError } from '../http-error';

/** Answers 405 with `Allow` to other methods than these. */
export function refuseMethod(methods: readonly string[]): RequestHandler {
  const allowedMethods = methods
    .flatMap((method) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]))
    .join(', ');
  return (_req, res) => {
    res.set('Allow', allowedMethods);
    throw new HttpError(405, 'METHOD_NOT_ALLOWED', 'This address does not answer that method.');
  };
}
