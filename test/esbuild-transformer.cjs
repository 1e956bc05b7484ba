// Turns TypeScript into CommonJS for jest. It hoists no jest.mock: fakes go through constructors.
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { transformSync } = require('esbuild');
const { foundModule } = require('../config/found-files.cjs');

const ownSource = readFileSync(__filename);
const sourceAt = (source, path) => foundModule(path) ?? source;

module.exports = {
  /** A new file of examples or tables changes the module that lists them, whose own text stays. */
  getCacheKey: (source, path, { configString }) =>
    createHash('sha1').update(ownSource).update(sourceAt(source, path)).update(path).update(configString).digest('hex'),
  process(given, path) {
    const source = sourceAt(given, path);
    if (path.endsWith('.graphql'))
      return { code: `module.exports = { __esModule: true, default: ${JSON.stringify(source)} };` };
    const loader = path.endsWith('.tsx') ? 'tsx' : path.endsWith('.ts') ? 'ts' : 'js';
    const { code, map } = transformSync(source, {
      loader,
      format: 'cjs',
      supported: { 'dynamic-import': false },
      target: 'node20',
      jsx: 'automatic',
      sourcemap: true,
      sourcefile: path,
    });
    return { code, map };
  },
};
