// Turns TypeScript (and the ESM-only packages) into CommonJS for jest. It hoists no jest.mock: fakes go through constructors.
const { transformSync } = require('esbuild');

module.exports = {
  process(source, path) {
    if (path.endsWith('.graphql'))
      return { code: `module.exports = { __esModule: true, default: ${JSON.stringify(source)} };` };
    const loader = path.endsWith('.tsx') ? 'tsx' : path.endsWith('.ts') ? 'ts' : 'js';
    const { code, map } = transformSync(source, {
      loader,
      format: 'cjs',
      target: 'node20',
      jsx: 'automatic',
      sourcemap: true,
      sourcefile: path,
    });
    return { code, map };
  },
};
