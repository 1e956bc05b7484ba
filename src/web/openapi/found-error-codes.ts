import type { ErrorCodes } from './catalogued-error';

/**
 * The build and the tests replace this module by one that imports every `*.error-codes.ts` of a feature, by path
 * (config/found-files.cjs).
 */
export const foundErrorCodes: Readonly<Record<string, Readonly<Record<string, ErrorCodes>>>> = {};
