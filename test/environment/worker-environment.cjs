// One realm for a worker and all files of tests that it runs. A realm of its own for each file, jest's default, looks
// globals up through interceptors and compiles every package anew (docs/decisions/0052). What a file leaves on `globalThis`
// and in `process.env` goes with it.
const { AsyncLocalStorage } = require('node:async_hooks');
const vm = require('node:vm');
const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const { installCommonGlobals } = require('jest-util');

/** Stands for the worker's own context wherever jest names one. */
const ownContext = {};
const { compileFunction } = vm;
/** A compiled module is a function of its `module`, `exports` and `require`: one for all files that load it. */
const compiled = new Map();
vm.compileFunction = (code, parameters, options) => {
  if (options?.parsingContext !== ownContext) return compileFunction(code, parameters, options);
  const known = compiled.get(options.filename);
  if (known?.code === code) return known.module;
  const module = compileFunction(code, parameters, { ...options, parsingContext: undefined });
  compiled.set(options.filename, { code, module });
  return module;
};

/** Every promise of the worker visits each storage that was ever used, and jest's runner, loaded for each file, has one. */
const used = new Set();
const { _enable: enable } = AsyncLocalStorage.prototype;
// Since Node 24 a storage costs nothing, and has no such method.
if (enable)
  AsyncLocalStorage.prototype._enable = function () {
    used.add(this);
    return enable.call(this);
  };

// It also puts a copy of `process` in its place, which jest's own worker could not send messages with.
const { process: ownProcess } = globalThis;
installCommonGlobals(globalThis, {}, 'off');
globalThis.process = ownProcess;

// A worker with nothing left open ends at once: to take its heap apart takes longer than the half second that jest waits.
const { exit } = process;
if (process.send) process.once('beforeExit', () => exit.call(process));

/** Answers that the file's tests fetched. */
let answers = [];
const { fetch: ownFetch } = globalThis;
const fetchAndRemember = async (...given) => {
  const answer = await ownFetch(...given);
  // Without a body there is no connection to hold.
  if (answer.body) answers.push(new WeakRef(answer));
  return answer;
};

/** A test may look at a status alone: a body that nobody reads holds its connection open, and the worker with it. */
async function closeUnreadAnswers() {
  const unread = answers.map((answer) => answer.deref()?.body).filter((body) => body && !body.locked);
  answers = [];
  await Promise.allSettled(unread.map((body) => body.cancel()));
}

const isSame = (one, other) => one?.value === other.value && one?.get === other.get;
const describeGlobals = () =>
  new Map(Reflect.ownKeys(globalThis).map((key) => [key, Object.getOwnPropertyDescriptor(globalThis, key)]));

module.exports = class WorkerEnvironment {
  constructor({ projectConfig }) {
    this.globals = describeGlobals();
    this.env = { ...process.env };
    this.exit = process.exit;
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    const config = projectConfig;
    this.fakeTimers = new LegacyFakeTimers({
      config,
      global: globalThis,
      moduleMocker: this.moduleMocker,
      timerConfig: { idToRef: (id) => id, refToId: (ref) => ref },
    });
    this.fakeTimersModern = new ModernFakeTimers({ config, global: globalThis });
  }
  /** Errors are made and thrown away by the thousand, and each of its frames is looked up in a source map. */
  async setup() {
    Error.stackTraceLimit = 12;
    globalThis.fetch = fetchAndRemember;
  }
  async teardown() {
    await closeUnreadAnswers();
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    for (const key of Reflect.ownKeys(globalThis)) {
      const before = this.globals.get(key);
      if (!before) Reflect.deleteProperty(globalThis, key);
      else if (!isSame(Object.getOwnPropertyDescriptor(globalThis, key), before))
        Object.defineProperty(globalThis, key, before);
    }
    for (const name of Object.keys(process.env)) if (!(name in this.env)) delete process.env[name];
    Object.assign(process.env, this.env);
    process.exit = this.exit;
    // One that is used again is enabled again.
    for (const storage of used) storage.disable();
    used.clear();
    this.isOver = true;
  }
  exportConditions() {
    return ['node', 'node-addons'];
  }
  getVmContext() {
    return this.isOver ? null : ownContext;
  }
};
