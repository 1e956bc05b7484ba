import type { ComponentType } from 'react';

/** By path without ending. Build and tests put the files in place of this module (config/found-files.cjs). */
export const foundExamples: Readonly<Record<string, Readonly<Record<string, ComponentType | string>>>> = {};
