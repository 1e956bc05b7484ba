import type { ErrorCodes } from './catalogued-error';

/**
 * Every `*.error-codes.ts` of a feature by its path. The build and the tests replace this module
 * (config/found-files.cjs).
 */
export const foundErrorCodes: Readonly<Record<string, Readonly<Record<string, ErrorCodes>>>> = {};
