// Turns TypeScript (and the ESM-only packages) into CommonJS for jest. It hoists no jest.mock: fakes go through constructors.
const { createHash } = require('node:crypto');
const { readdirSync, readFileSync } = require('node:fs');
const { transformSync } = require('esbuild');
const { foundExamplesModule, isFoundExamples } = require('../config/found-examples.cjs');

const ownSource = readFileSync(__filename);
const sourceAt = (source, path) =>
  isFoundExamples(path) ? foundExamplesModule(readdirSync('views', { recursive: true, encoding: 'utf8' })) : source;

/**
 * In a test file's own context a global is looked up through an interceptor, which takes longer than most of what is done
 * with it: each module names these once. None of them is ever replaced by fake timers. Files of tests keep the globals,
 * because they hand functions to a browser, where the names are unknown.
 */
const globals = [
  'Array',
  'BigInt',
  'Intl',
  'JSON',
  'Map',
  'Math',
  'Number',
  'Object',
  'RegExp',
  'Set',
  'String',
  'Symbol',
];
const localNames = Object.fromEntries(globals.map((name) => [name, `__${name}`]));
const isTest = (path) => /\.test\.tsx?$|\/test\//.test(path);
const banner = `'use strict'; const { ${globals.map((name) => `${name}: __${name}`).join(', ')} } = globalThis;`;

module.exports = {
  /** A new file of examples changes the module that lists them, whose own text stays. */
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
      target: 'node20',
      jsx: 'automatic',
      ...(isTest(path) ? {} : { define: localNames, banner }),
      sourcemap: true,
      sourcefile: path,
    });
    return { code, map };
  },
};
