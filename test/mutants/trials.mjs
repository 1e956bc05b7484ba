/** How many files of tests may meet a mutant: the nearest ones. */
const maxFiles = 30;
/** A mutant that survives meets all tests of so many files, not only those that reach it: some share what they compute. */
const maxWholeFiles = 2;
/** A mutant meets so many cases of a property first, and all of them only when it survives everything else. */
const maxCases = 60;
/** Without a mutant, a file that is not over by then is left out. */
const baselineSeconds = 180;

/** Tries mutants out on the tests that reach them. */
export class Trials {
  #explored = new Map();
  #files = new Map();
  /** For each mutant the tests by file: their numbers, or `all` where something outside of tests reaches it. */
  #reach = new Map();

  constructor(testsOf, seconds, report) {
    this.testsOf = testsOf;
    this.seconds = seconds;
    this.report = report;
  }

  /** Runs a file of tests as it is: what it reaches, how long it takes, and which of its tests fail by themselves. */
  async #explore(processes, file) {
    const found = await processes.run({ file, maxMs: 60_000 }, baselineSeconds);
    const isOut = typeof found === 'string' || found.failed.includes(-1);
    if (isOut) this.report(`${file} is left out: ${found.errors?.[0] ?? found}`);
    if (isOut) return;
    const failed = new Set(found.failed);
    if (failed.size > 0) this.report(`${failed.size} tests of ${file} are left out: ${found.errors[0]}`);
    const numbers = found.reachedBy.flatMap((ids, number) => (ids && !failed.has(number) ? [number] : []));
    this.#files.set(file, { ...found, numbers, independent: new Map(), isWhole: false });
    for (const id of found.outside) this.#testsReaching(id).set(file, 'all');
    for (const number of numbers) {
      for (const id of found.reachedBy[number]) {
        const tests = this.#testsReaching(id);
        if (tests.get(file) !== 'all') tests.set(file, [...(tests.get(file) ?? []), number]);
      }
    }
  }

  #testsReaching(id) {
    if (!this.#reach.has(id)) this.#reach.set(id, new Map());
    return this.#reach.get(id);
  }

  /** `killed` and by which tests or limit, `survived`, or `unreached`. */
  async tryOut(processes, mutant) {
    const reaching = this.#testsReaching(mutant.id);
    const met = [];
    for (const file of this.testsOf(mutant.file).slice(0, maxFiles)) {
      if (!this.#explored.has(file)) this.#explored.set(file, this.#explore(processes, file));
      await this.#explored.get(file);
      if (!reaching.has(file)) continue;
      met.push(file);
      const by = await this.#notices(processes, mutant, file, reaching.get(file), maxCases);
      if (by) return { outcome: 'killed', by: `${file} ${by}` };
    }
    if (met.length === 0) return { outcome: 'unreached' };
    for (const file of met.slice(0, maxWholeFiles)) {
      const by = await this.#notices(processes, mutant, file, 'all');
      if (by) return { outcome: 'killed', by: `${file} ${by}` };
    }
    return { outcome: 'survived' };
  }

  /** The number of the test that fails, or what else shows that something is wrong; otherwise nothing. */
  async #notices(processes, { id }, file, tests, cases) {
    const known = this.#files.get(file);
    const isAll = tests === 'all' || known.isWhole;
    const request = { file, mutant: id, only: isAll ? known.numbers : tests, maxCases: cases };
    let answer = await this.#run(processes, request);
    // An error that no test waited for may come from what ran before.
    if (answer === 'ended' || answer.isStray) {
      processes.stop();
      answer = await this.#run(processes, request);
    }
    if (typeof answer === 'string') return answer;
    const [number] = answer.failed;
    if (number === undefined) return undefined;
    const by = ['isStray', 'isEndless', 'isOverdue', 'isIdle'].find((name) => answer[name]) ?? `#${number}`;
    if (isAll || number === -1 || (await this.#isIndependent(processes, file, number))) return by;
    known.isWhole = true;
    return this.#notices(processes, { id }, file, 'all', cases);
  }

  /** Whether a test passes by itself, or needs what those before it have left. */
  async #isIndependent(processes, file, number) {
    const { independent } = this.#files.get(file);
    if (!independent.has(number)) {
      const answer = await this.#run(processes, { file, only: [number] });
      independent.set(number, typeof answer !== 'string' && answer.failed.length === 0);
    }
    return independent.get(number);
  }

  #run(processes, request) {
    const { ms, maxCalls } = this.#files.get(request.file);
    const limits = { maxMs: 3_000 + 5 * ms, maxCalls: 1_000_000 + 20 * maxCalls };
    return processes.run({ ...request, ...limits }, this.seconds + ms / 100);
  }
}
