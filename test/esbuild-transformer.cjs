// Turns TypeScript into CommonJS for jest. It hoists no jest.mock: fakes go through constructors.
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { transformSync } = require('esbuild');
const { compileOptions, ownSource, readCompiled, sourceAt } = require('./environment/compile-sources.cjs');

module.exports = {
  /** A new file of examples or tables changes the module that lists them, whose own text stays. */
  getCacheKey: (source, path, { configString }) =>
    createHash('sha1').update(ownSource).update(sourceAt(source, path)).update(path).update(configString).digest('hex'),
  process(given, path) {
    const source = sourceAt(given, path);
    if (path.endsWith('.graphql'))
      return { code: `module.exports = { __esModule: true, default: ${JSON.stringify(source)} };` };
    const compiled = readCompiled(path);
    if (compiled) return { code: compiled.code, map: readFileSync(compiled.mapPath, 'utf8') };
    const { code, map } = transformSync(source, compileOptions(path));
    return { code, map };
  },
};
