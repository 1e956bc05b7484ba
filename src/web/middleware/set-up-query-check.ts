import type { RequestHandler } from 'express';
import { HttpError } from '../http-error';
import { isRead } from '../is-read';
import { isForbiddenKey } from './forbidden-keys';

/** Refuses repeated parameters on the API and on writes; a page reads the first value (reliability C5). */
export function setUpQueryCheck(): RequestHandler {
  return (req, _res, next) => {
    const { originalUrl } = req;
    const names = parameterNames(originalUrl);
    const isPageRead = isRead(req) && !originalUrl.startsWith('/api/');
    if (names.some(isForbiddenKey))
      throw new HttpError(400, 'BAD_QUERY', 'This address has a parameter that is not allowed.');
    const repeatedName = isPageRead ? undefined : findRepeated(names);
    if (repeatedName !== undefined)
      throw new HttpError(
        400,
        'REPEATED_PARAMETER',
        `The parameter ${repeatedName.slice(0, 60)} stands twice in the address.`,
      );
    next();
  };
}

export const parameterNames = (originalUrl: string): readonly string[] => [
  ...new URLSearchParams(originalUrl.slice(originalUrl.indexOf('?') + 1 || originalUrl.length)).keys(),
];

export const findRepeated = (names: readonly string[]): string | undefined =>
  names.find((name, index) => names.indexOf(name) !== index);
