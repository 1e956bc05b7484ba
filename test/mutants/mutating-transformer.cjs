// Puts one mutant into one file while jest reads it: the tree on disk stays as it is, and several runs go side by side.
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const transformer = require('../esbuild-transformer.cjs');

const mutant = process.env.MUTANT ? JSON.parse(process.env.MUTANT) : undefined;
const own = readFileSync(require.resolve('../esbuild-transformer.cjs'), 'utf8');

const mutated = (source, path) =>
  mutant && path === mutant.path ? source.slice(0, mutant.start) + mutant.text + source.slice(mutant.end) : source;

module.exports = {
  process: (source, path) => transformer.process(mutated(source, path), path),
  // Every file but the mutant's own comes from the cache that all runs share.
  getCacheKey: (source, path) =>
    createHash('sha256')
      .update(own + path + '\0' + mutated(source, path))
      .digest('hex'),
};
