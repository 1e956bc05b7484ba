import type { CataloguedError, ErrorCodes } from './catalogued-error';
import { callErrorCodes } from './call-error-codes';
import { foundErrorCodes } from './found-error-codes';

export type ErrorCode = Uppercase<string>;

/** @throws Error when two features have the same code, because a client could not tell their errors apart */
export function catalogueOf(parts: readonly ErrorCodes[]): ReadonlyMap<string, CataloguedError> {
  const entries = parts.flatMap((part) => Object.entries(part));
  const catalogue = new Map(
    entries.toSorted(([code, { status }], [otherCode, other]) => status - other.status || (code < otherCode ? -1 : 1)),
  );
  if (catalogue.size < entries.length) throw new Error('An error code is catalogued twice');
  return catalogue;
}

/** Includes errors passed on from other systems. docs/integrators/error-codes.md says how to provoke each. */
const errorCatalogue = catalogueOf([
  callErrorCodes,
  ...Object.values(foundErrorCodes).flatMap((file) => Object.values(file)),
]);

export const isErrorCode = (text: string): text is ErrorCode => errorCatalogue.has(text);

/** @throws Error for a code that no feature catalogues */
export function errorOf(code: ErrorCode): CataloguedError {
  const error = errorCatalogue.get(code);
  if (!error) throw new Error(`${code} is not in the catalogue of errors`);
  return error;
}

export const meaningOfCode = (code: ErrorCode): string => `${errorOf(code).when} (${code})`;

/** Codes are sorted by status, then by code. */
export const allCodes = [...errorCatalogue.keys()].filter(isErrorCode);
