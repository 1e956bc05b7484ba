import type { DocumentTemplate } from './document-template';

/**
 * The build and the tests replace this module by one that imports every `*.document.ts` of a feature, by path
 * (config/found-files.cjs).
 */
export const foundDocuments: Readonly<Record<string, Readonly<Record<string, DocumentTemplate<unknown, unknown>>>>> =
  {};
