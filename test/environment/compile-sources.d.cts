/** Compiles every TypeScript module of the project into the folder that `TEST_COMPILED_FOLDER` names. */
export function compileSources(): Promise<void>;
