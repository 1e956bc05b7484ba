import type { CommandFile } from './operator-command';

/**
 * Every `*-commands.ts` of this folder by its name. The build and the tests replace this module
 * (config/found-files.cjs).
 */
export const foundCommands: Readonly<Record<string, CommandFile>> = {};
