import type { ComponentType } from 'react';

/** Example files by path without extension. Build and tests replace this module (config/found-files.cjs). */
export const foundExamples: Readonly<Record<string, Readonly<Record<string, ComponentType | string>>>> = {};
