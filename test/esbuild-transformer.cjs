// Turns TypeScript into CommonJS for jest. It hoists no jest.mock: fakes go through constructors.
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { transformSync } = require('esbuild');
const { compileOptions, sourceAt } = require('../config/module-compiler.cjs');
const { readCompiled } = require('./environment/compile-sources.cjs');

const compilerSource = readFileSync(require.resolve('../config/module-compiler.cjs'));

module.exports = {
  /** A new file of examples or tables changes the module that lists them, whose own text stays. */
  getCacheKey: (source, path, { configString }) =>
    createHash('sha1')
      .update(compilerSource)
      .update(sourceAt(source, path))
      .update(path)
      .update(configString)
      .digest('hex'),
  process(given, path) {
    const source = sourceAt(given, path);
    const compiled = readCompiled(path);
    if (compiled) return { code: compiled.code, map: readFileSync(compiled.mapPath, 'utf8') };
    const { code, map } = transformSync(source, compileOptions(path));
    return { code, map };
  },
};
