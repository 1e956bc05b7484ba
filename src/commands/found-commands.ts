import type { CommandFile } from './operator-command';

/**
 * Every `*-commands.ts` of this folder, by its name. The build and the tests put them in place of this module
 * (config/found-files.cjs).
 */
export const foundCommands: Readonly<Record<string, CommandFile>> = {};
