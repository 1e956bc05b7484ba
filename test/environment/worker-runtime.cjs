// Loads packages once for a worker, as Node does, and the project's own modules once for each file of tests, as jest does.
const { createRequire } = require('node:module');
const { dirname, join } = require('node:path');
const { default: Runtime } = require('jest-runtime');

/** light-my-request replaces the prototypes of the Express that it is given, which other files would meet. */
const isOfOneFile = (name) => name === 'express' || name === 'light-my-request';
const isPackage = (name) => !/^[./]|^node:/.test(name) && name !== '@jest/globals';
const requires = new Map();

function requireFrom(folder) {
  if (!requires.has(folder)) requires.set(folder, createRequire(join(folder, 'a-module.js')));
  return requires.get(folder);
}

exports.default = class WorkerRuntime extends Runtime {
  requireModuleOrMock(from, name) {
    return isPackage(name) && !isOfOneFile(name) && !from.includes('/node_modules/')
      ? requireFrom(dirname(from))(name)
      : super.requireModuleOrMock(from, name);
  }
};
exports.__esModule = true;
