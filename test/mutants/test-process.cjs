// A process that runs files of tests again and again, with one mutant of the instrumented code on or with none. It does for a
// file what jest does (the same runner of tests, `expect`, environment and transformer), save that all modules of the project
// are evaluated anew for each run, from functions compiled once, and that it stops at the first test that fails.
const { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } = require('node:fs');
const { dirname, join, relative, sep } = require('node:path');
const { compileFunction } = require('node:vm');

/** Limits of time of tests and hooks: the runner takes its timers when it is loaded, and for nothing else. */
const limits = new Map();
const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis;
const msOfCpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};
/** On a busy machine a test may take long without doing much: a limit counts when half of it was computed, or tenfold. */
globalThis.setTimeout = (callback, ms) => {
  const cpuBefore = msOfCpu();
  let times = 0;
  const timer = setInterval(() => {
    times += 1;
    if (times < 10 && msOfCpu() - cpuBefore < ms / 2) return;
    run.isOverdue = true;
    callback();
  }, ms);
  limits.set(timer, callback);
  return timer;
};
globalThis.clearTimeout = (timer) => {
  limits.delete(timer);
  clearInterval(timer);
};
const circus = require('jest-circus');
Object.assign(globalThis, { setTimeout, clearTimeout });

const { jestExpect } = require('@jest/expect');
const transformer = require('../esbuild-transformer.cjs');
const WorkerEnvironment = require('../environment/worker-environment.cjs');
const { isPackage, requirePackage, resetExpress } = require('../environment/worker-runtime.cjs');

const root = join(__dirname, '../..');
const [, , folder, mutantCount] = process.argv;

// The switch.

const reached = new Uint8Array(Number(mutantCount));
const run = {};
globalThis.isMutant = (id) => {
  reached[id] = 1;
  run.calls += 1;
  if (run.calls > run.maxCalls) {
    run.isEndless = true;
    throw new Error('The mutant never ends');
  }
  return id === run.mutant;
};

function takeReached() {
  const ids = [];
  for (let id = reached.indexOf(1); id !== -1; id = reached.indexOf(1, id + 1)) ids.push(id);
  reached.fill(0);
  return ids;
}

// Modules.

const parameters = ['module', 'exports', 'require', '__dirname', '__filename', 'jest'];
const endings = ['', '.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '/index.ts'];
const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;
const compiled = new Map();
const resolved = new Map();
const texts = new Map();

function resolve(folder, name) {
  const key = `${folder}\n${name}`;
  if (!resolved.has(key)) {
    const path = join(folder, name);
    const ending = endings.find((one) => isFile(path + one));
    if (ending === undefined) throw new Error(`${folder} has no ${name}`);
    resolved.set(key, path + ending);
  }
  return resolved.get(key);
}

/** The processes of a run, and those that follow them, share what is made of a file. */
function codeOf(path) {
  const target = join(folder, 'code', `${relative(root, path)}.js`);
  if (existsSync(target)) return readFileSync(target, 'utf8');
  const instrumented = join(folder, 'instrumented', relative(root, path));
  const source = readFileSync(existsSync(instrumented) ? instrumented : path, 'utf8');
  const { code } = path.endsWith('.cjs') ? { code: source } : transformer.process(source, path);
  mkdirSync(dirname(target), { recursive: true });
  const unfinished = `${target}.${process.pid}`;
  writeFileSync(unfinished, code);
  renameSync(unfinished, target);
  return code;
}

/** One set of modules, for one run. */
function createRequire(jestFor) {
  const modules = new Map();
  const requireFrom = (path, name) => {
    const folder = dirname(path);
    if (isPackage(name) || name.startsWith('node:')) return requirePackage(path, name);
    const target = name.startsWith(sep) ? name : resolve(folder, name);
    return target.includes('/node_modules/') ? requirePackage(path, target) : requireOwn(target);
  };
  const requireOwn = (path) => {
    const known = modules.get(path);
    if (known) return known.exports;
    if (path.endsWith('.json')) {
      if (!texts.has(path)) texts.set(path, readFileSync(path, 'utf8'));
      return JSON.parse(texts.get(path));
    }
    const module = { exports: {}, filename: path };
    modules.set(path, module);
    if (!compiled.has(path)) compiled.set(path, compileFunction(codeOf(path), parameters, { filename: path }));
    const requireName = (name) => requireFrom(path, name);
    compiled
      .get(path)
      .call(module.exports, module, module.exports, requireName, dirname(path), path, jestFor(requireName));
    return module.exports;
  };
  return requireOwn;
}

// Tests.

const projectConfig = { rootDir: root, fakeTimers: { doNotFake: ['nextTick', 'queueMicrotask'] } };

function jestOf({ fakeTimersModern, moduleMocker }) {
  const own = { setTimeout: () => {} };
  const given = (name) => {
    const owner = name in fakeTimersModern ? fakeTimersModern : moduleMocker;
    return owner[name].bind(owner);
  };
  return (requireActual) =>
    new Proxy({ ...own, requireActual }, { get: (target, name) => target[name] ?? given(name) });
}

function testsBelow(block) {
  return block.children.flatMap((child) => (child.type === 'test' ? [child] : testsBelow(child)));
}

function blocksBelow(block) {
  return [block, ...block.children.filter(({ type }) => type === 'describeBlock').flatMap(blocksBelow)];
}

const nameOf = (test) => (test.parent ? `${nameOf(test.parent)} ${test.name}` : test.name);
/** One database tells as much about core as two. */
const isLeftOut = (test) => nameOf(test).includes('PostgreSQL');

/** A test that waits for what never comes fails at once, not at its limit: nothing is open and nothing is computed. */
function endIdleTests() {
  const atStart = process.getActiveResourcesInfo().length;
  let cpuBefore = msOfCpu();
  let idleTimes = 0;
  const look = () => {
    const hasComputed = msOfCpu() - cpuBefore > 10;
    cpuBefore = msOfCpu();
    const isIdle = process.getActiveResourcesInfo().length <= atStart + limits.size && !hasComputed;
    idleTimes = isIdle ? idleTimes + 1 : 0;
    if (idleTimes < 5) return;
    idleTimes = 0;
    run.isIdle = true;
    for (const end of limits.values()) end();
  };
  return setInterval(look, 100).unref();
}

/**
 * Runs a file's tests, or those of `only` by their numbers. With a mutant it ends at the first failure; without one it tells
 * which mutants each test reaches, and which are reached outside of tests. `maxCases` limits the cases of tests of properties.
 */
async function runTests({ file, mutant, only, maxMs, maxCalls, maxCases }) {
  if (maxCases === undefined) delete process.env.MAX_PROPERTY_RUNS;
  else process.env.MAX_PROPERTY_RUNS = String(maxCases);
  Object.assign(run, {
    mutant,
    calls: 0,
    maxCalls: maxCalls ?? Infinity,
    strays: 0,
    isEndless: false,
    isOverdue: false,
    isIdle: false,
  });
  takeReached();
  const environment = new WorkerEnvironment({ projectConfig });
  const { describe, it, test, beforeAll, beforeEach, afterAll, afterEach } = circus;
  Object.assign(globalThis, { describe, it, test, beforeAll, beforeEach, afterAll, afterEach, expect: jestExpect });
  await environment.setup();
  circus.resetState();
  const began = performance.now();
  const result = { failed: [], errors: [], reachedBy: [], outside: [], maxCalls: 0 };
  const tests = [];
  const fail = (number, error) => {
    result.failed.push(number);
    result.errors.push(String(error?.stack ?? error).slice(0, 400));
    if (mutant !== undefined) for (const one of tests) one.mode = 'skip';
  };
  const isBroken = () => run.strays > 0 || run.isEndless;
  const endCount = () => {
    result.maxCalls = Math.max(result.maxCalls, run.calls);
    run.calls = 0;
  };
  const follow = ({ name, test: one }) => {
    if (name === 'test_start') {
      endCount();
      result.outside.push(...takeReached());
    }
    if (name !== 'test_done') return;
    endCount();
    const number = tests.indexOf(one);
    result.reachedBy[number] = takeReached();
    if (one.errors.length > 0) fail(number, [one.errors[0]].flat()[0]);
    else if (isBroken()) fail(number, 'broken');
  };
  circus.addEventHandler(follow);
  const watch = endIdleTests();
  try {
    createRequire(jestOf(environment))(join(root, file));
    const { rootDescribeBlock } = circus.getState();
    tests.push(...testsBelow(rootDescribeBlock));
    circus.getState().testTimeout = maxMs;
    for (const one of tests) one.timeout = undefined;
    for (const hook of blocksBelow(rootDescribeBlock).flatMap(({ hooks }) => hooks)) hook.timeout = undefined;
    tests.forEach((one, number) => {
      if (isLeftOut(one) || (only && !only.includes(number))) one.mode = 'skip';
    });
    await circus.run();
    // Rejections that nobody handles come to light after the last promise.
    await new Promise(setImmediate);
    if (circus.getState().unhandledErrors.length > 0) fail(-1, circus.getState().unhandledErrors[0]);
    else if (isBroken() && result.failed.length === 0) fail(-1, 'broken');
  } catch (error) {
    fail(-1, error);
  }
  clearInterval(watch);
  circus.removeEventHandler(follow);
  endCount();
  result.outside = [...new Set([...result.outside, ...takeReached()])];
  Object.assign(run, { mutant: undefined, maxCalls: Infinity });
  await environment.teardown();
  resetExpress();
  const { isOverdue, isIdle, isEndless, strays } = run;
  return { ...result, ms: performance.now() - began, isOverdue, isIdle, isEndless, isStray: strays > 0 };
}

for (const event of ['uncaughtException', 'unhandledRejection'])
  process.on(event, () => {
    run.strays += 1;
  });
async function answer(request) {
  const result = await runTests(request);
  process.send({ ...result, megabytes: process.memoryUsage.rss() / 2 ** 20 });
}
process.on('message', (request) => void answer(request));
process.on('disconnect', () => process.exit());
