// Loads packages once for a worker, as Node does, and the project's own modules once for each file of tests, as jest does.
const { createRequire } = require('node:module');
const { dirname, join } = require('node:path');
const { default: Runtime } = require('jest-runtime');

/** light-my-request replaces the prototypes of the Express that it is given, which other files would meet. */
const isOfOneFile = (name) => name === 'express' || name === 'light-my-request';
const isPackage = (name) => !/^[./]|^node:/.test(name) && name !== '@jest/globals';
const requires = new Map();

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

exports.default = class WorkerRuntime extends Runtime {
  requireModuleOrMock(from, name) {
    return isPackage(name) && !isOfOneFile(name) && !from.includes('/node_modules/')
      ? requirePackage(from, name)
      : super.requireModuleOrMock(from, name);
  }
};
exports.__esModule = true;
