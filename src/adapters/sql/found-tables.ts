/**
 * Every `*-tables.ts` of the adapters by its path. The build and the tests replace this module
 * (config/found-files.cjs).
 */
export const foundTables: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {};
