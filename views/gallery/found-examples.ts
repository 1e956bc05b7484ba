import type { ComponentType } from 'react';

/**
 * Every `*.examples.tsx` by its path without the ending. The build and the tests put the files in place of this module
 * (config/found-examples.cjs), so that a feature's examples are in the gallery without being listed.
 */
export const foundExamples: Readonly<Record<string, Readonly<Record<string, ComponentType | string>>>> = {};
