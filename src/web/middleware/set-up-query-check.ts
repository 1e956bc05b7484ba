import type { RequestHandler } from 'express';
import { HttpError } from '../http-error';
import { isForbiddenKey } from './forbidden-keys';

/** Query parameters are single values: a repeated one is refused (reliability C5). */
export function setUpQueryCheck(): RequestHandler {
  return (req, _res, next) => {
    for (const [name, value] of Object.entries(req.query)) {
      if (isForbiddenKey(name))
        throw new HttpError(400, 'BAD_QUERY', 'This address has a parameter that is not allowed.');
      if (typeof value !== 'string')
        throw new HttpError(
          400,
          'REPEATED_PARAMETER',
          `The parameter ${name.slice(0, 60)} stands twice in the address.`,
        );
    }
    next();
  };
}
