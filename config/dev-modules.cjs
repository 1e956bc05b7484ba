// The project's modules as the server of `npm run dev` requires them: compiled one by one, so that a saved change makes
// that module anew and those that import it, while all others stay loaded.
const { readdirSync, readFileSync } = require('node:fs');
const Module = require('node:module');
const { join, resolve } = require('node:path');
const { transform, transformSync } = require('esbuild');
const { compileOptions, sourceAt } = require('./module-compiler.cjs');

const folders = ['src', 'views', 'config'];
const endings = ['.ts', '.tsx', '.graphql', '.json'];

/** Compiled modules are stored by path, each with the source of which it was made. */
const compiled = new Map();

const readSource = (path) => sourceAt(readFileSync(path, 'utf8'), path);
const optionsFor = (path) =>
  path.endsWith('.json')
    ? { loader: 'json', format: 'cjs' }
    : { ...compileOptions(path), sourcemap: 'inline', sourcesContent: false };

function codeOf(path) {
  const source = readSource(path);
  const known = compiled.get(path);
  if (known?.source === source) return known.code;
  const { code } = transformSync(source, optionsFor(path));
  compiled.set(path, { source, code });
  return code;
}

/** Compiles everything at once, because asking esbuild for one file after the other takes five times as long. */
exports.compileModules = async () => {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => endings.some((ending) => name.endsWith(ending)) && !/\.test\.tsx?$/.test(name))
      .map((name) => resolve(join(folder, name))),
  );
  await Promise.all(
    files.map(async (path) => {
      const source = readSource(path);
      // A module with an error is reported when the server requires it.
      const result = await transform(source, { ...optionsFor(path), logLevel: 'silent' }).catch(() => undefined);
      if (result) compiled.set(path, { source, code: result.code });
    }),
  );
  const { '.json': requirePackageJson } = Module._extensions;
  for (const ending of endings)
    Module._extensions[ending] = (module, path) =>
      path.includes('/node_modules/') ? requirePackageJson(module, path) : module._compile(codeOf(path), path);
};

/** Modules whose text has changed, and all that import them, are evaluated again when they are next required. */
exports.forgetChangedModules = () => {
  const loaded = Object.entries(require.cache).filter(([path]) => compiled.has(path));
  const stale = new Set(loaded.map(([path]) => path).filter((path) => isChanged(path)));
  let count;
  do {
    count = stale.size;
    for (const [path, { children }] of loaded) if (children.some(({ id }) => stale.has(id))) stale.add(path);
  } while (stale.size > count);
  for (const path of stale) delete require.cache[path];
};

function isChanged(path) {
  try {
    return readSource(path) !== compiled.get(path)?.source;
  } catch {
    // The file was removed.
    return true;
  }
}
