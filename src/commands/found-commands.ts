import type { CommandFile } from './operator-command';

/**
 * The build and the tests replace this module by one that imports every `*-commands.ts` of this folder, by name
 * (config/found-files.cjs).
 */
export const foundCommands: Readonly<Record<string, CommandFile>> = {};
