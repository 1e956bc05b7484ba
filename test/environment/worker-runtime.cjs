// Loads packages and the project's own modules once for a worker, as a process does, and files of tests and what is under
// `test/` once for each file, as jest does (docs/decisions/0052).
const { IncomingMessage, ServerResponse } = require('node:http');
const { builtinModules, createRequire } = require('node:module');
const { dirname, join, sep } = require('node:path');
const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');
const { readCompiled } = require('./compile-sources.cjs');

const root = join(__dirname, '../..');
const ownFolders = ['src', 'views', 'config', 'assets'].map((name) => join(root, name) + sep);
const parameters = ['module', 'exports', 'require', '__dirname', '__filename'];

const isPackage = (name) => !/^[./]|^node:/.test(name) && name !== '@jest/globals';
/** Files of tests keep what they count and stub to themselves. */
const isShared = (path) =>
  ownFolders.some((folder) => path.startsWith(folder)) &&
  /\.(?:tsx?|graphql)$/.test(path) &&
  !/\.test\.tsx?$/.test(path);

/** Parts of jest that know the file which runs. Its others only compute, and are loaded once for a worker, as packages are. */
const perFile = new Set(['jest-circus', 'expect', '@jest/expect', 'jest-snapshot']);

const requires = new Map();
const resolved = new Map();
const modules = new Map();
const sourceMaps = new Map();
/** Of the file that runs: it reads and transforms for modules of others as well. */
let current;

function requirePackage(from, name) {
  const folder = dirname(from);
  if (!requires.has(folder)) requires.set(folder, createRequire(join(folder, 'a-module.js')));
  if (!name.startsWith('react')) return requires.get(folder)(name);
  // React's development build makes an error, with its stack, for each element. The site has the other one.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    return requires.get(folder)(name);
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
}

function textOf(path) {
  const compiled = readCompiled(path);
  if (!compiled) return current.transformCache.transform(path);
  sourceMaps.set(path, compiled.mapPath);
  return compiled.code;
}

function requireShared(path) {
  const known = modules.get(path);
  if (known) return known.exports;
  const module = { exports: {}, filename: path };
  modules.set(path, module);
  try {
    const run = compileFunction(textOf(path), parameters, { filename: path });
    const requireFrom = (name) => current.requireModuleOrMock(path, name);
    run.call(module.exports, module, module.exports, requireFrom, dirname(path), path);
  } catch (error) {
    modules.delete(path);
    throw error;
  }
  return module.exports;
}

/** light-my-request makes its own requests the prototypes of Express's. */
function resetExpress() {
  const { request, response } = requirePackage(__filename, 'express');
  Object.setPrototypeOf(request, IncomingMessage.prototype);
  Object.setPrototypeOf(response, ServerResponse.prototype);
}

exports.default = class WorkerRuntime extends Runtime {
  constructor(...given) {
    super(...given);
    // In `test:watch` the same process runs files again after a module has changed.
    const { watch, watchAll } = given.at(-1);
    if (watch || watchAll) for (const known of [modules, resolved]) known.clear();
    this.transformCache.sourceMaps = sourceMaps;
    current = this;
  }
  requireModuleOrMock(from, name) {
    if (from.includes('/node_modules/')) return super.requireModuleOrMock(from, name);
    if (isPackage(name)) return requirePackage(from, name);
    if (!/^[./]/.test(name)) return super.requireModuleOrMock(from, name);
    const path = this.resolveOnce(from, name);
    return isShared(path) ? requireShared(path) : super.requireModuleOrMock(from, name);
  }
  requireInternalModule(from, name) {
    const isOnce = name && isPackage(name) && !builtinModules.includes(name) && !perFile.has(name);
    return isOnce ? requirePackage(from, name) : super.requireInternalModule(from, name);
  }
  resolveOnce(from, name) {
    const key = `${dirname(from)}\n${name}`;
    if (!resolved.has(key)) resolved.set(key, this._resolution.resolveCjs(from, name));
    return resolved.get(key);
  }
  teardown() {
    resetExpress();
    super.teardown();
  }
};
exports.__esModule = true;
exports.isPackage = isPackage;
exports.requirePackage = requirePackage;
exports.resetExpress = resetExpress;
