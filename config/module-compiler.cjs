// How one TypeScript module becomes one CommonJS module, for the tests and for the server of `npm run dev`.
const { foundModule } = require('./found-files.cjs');

/** A module that lists files is their list, whatever its own text is. A GraphQL document is its text. */
exports.sourceAt = (source, path) => {
  if (path.endsWith('.graphql')) return `export default ${JSON.stringify(source)};`;
  return foundModule(path) ?? source;
};

exports.compileOptions = (path) => ({
  loader: path.endsWith('.tsx') ? 'tsx' : path.endsWith('.ts') ? 'ts' : 'js',
  format: 'cjs',
  supported: { 'dynamic-import': false },
  target: 'node20',
  jsx: 'automatic',
  sourcemap: true,
  sourcefile: path,
});
