/**
 * The build and the tests replace this module by one that imports every `*-tables.ts` of the adapters, by path
 * (config/found-files.cjs).
 */
export const foundTables: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {};
