/**
 * Loads the compiler, which npm does not install where NODE_ENV is `production`. Ends the program with the command that
 * installs it, because the stack of a missing module names none.
 */
export async function loadEsbuild() {
  try {
    return await import('esbuild');
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    console.error('The packages that build Landfall are not installed. Type: npm ci --include=dev');
    process.exit(1);
  }
}
