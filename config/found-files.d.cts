import type { Plugin } from 'esbuild';

export declare function foundModule(path: string): string | undefined;
export declare const foundFiles: Plugin;
