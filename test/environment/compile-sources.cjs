// How the tests compile a module, and all modules at the start of a whole run: asked for one file after the other, as
// jest does it, esbuild and the wait for its answers take ten times as long (docs/decisions/0052).
const { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } = require('node:fs');
const { dirname, join, relative } = require('node:path');
const { transform } = require('esbuild');
const { compileOptions, sourceAt } = require('../../config/module-compiler.cjs');

const root = join(__dirname, '../..');
const folders = ['src', 'views', 'config', 'assets', 'test', 'bench'];

const compiledPath = (path) => join(process.env.TEST_COMPILED_FOLDER, `${relative(root, path)}.js`);

/** `{ code, mapPath }` of a module; undefined where the run has not compiled it, or it was edited since. */
exports.readCompiled = (path) => {
  if (!process.env.TEST_COMPILED_FOLDER) return undefined;
  const compiled = compiledPath(path);
  try {
    if (statSync(compiled).mtimeMs < statSync(path).mtimeMs) return undefined;
    return { code: readFileSync(compiled, 'utf8'), mapPath: `${compiled}.map` };
  } catch {
    return undefined;
  }
};

/** Fills `TEST_COMPILED_FOLDER`. */
exports.compileSources = async () => {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(root, folder, name)),
  );
  await Promise.all(files.map(compile));
};

async function compile(path) {
  const source = sourceAt(readFileSync(path, 'utf8'), path);
  // A program that awaits at its top level has no such form, and no test loads it.
  const result = await transform(source, { ...compileOptions(path), logLevel: 'silent' }).catch(() => undefined);
  if (!result) return;
  const compiled = compiledPath(path);
  mkdirSync(dirname(compiled), { recursive: true });
  writeFileSync(`${compiled}.map`, result.map);
  writeFileSync(compiled, result.code);
}
