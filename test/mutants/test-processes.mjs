import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('test-process.cjs', import.meta.url));
/** A process grows with every run; one that holds more than this begins anew. */
const maxMegabytes = 1_500;

/** One process at a time that runs tests (test-process.cjs), and another one after it has hung, ended or grown. */
export class TestProcesses {
  #child;

  constructor(parameters, env) {
    this.parameters = parameters;
    this.env = env;
  }

  /**
   * What the run found; `hung` when it was not over after so many seconds of computing (or tenfold without: a busy machine
   * may leave it little); `ended` when it ended the whole process.
   */
  async run(request, seconds) {
    const child = (this.#child ??= this.#start());
    const answer = await new Promise((resolve) => {
      const before = cpuSeconds(child.pid);
      let asked = 0;
      const watch = setInterval(() => {
        asked += 1;
        if (asked > 10 * seconds || cpuSeconds(child.pid) - before > seconds) settle('hung');
      }, 1_000);
      const settle = (value) => {
        clearInterval(watch);
        child.off('message', settle).off('exit', end);
        resolve(value);
      };
      const end = () => settle('ended');
      child.on('message', settle).on('exit', end);
      child.send(request);
    });
    // A test that went over its limit may still be at work.
    if (typeof answer === 'string' || answer.isOverdue || answer.megabytes > maxMegabytes) this.stop();
    return answer;
  }

  #start() {
    // Detached, so that what the tests have started ends with it.
    const stdio = ['ignore', 'ignore', 'ignore', 'ipc'];
    const child = fork(program, this.parameters, { env: this.env, stdio, detached: true });
    child.once('exit', () => {
      if (this.#child === child) this.#child = undefined;
    });
    return child;
  }

  stop() {
    if (!this.#child) return;
    try {
      process.kill(-this.#child.pid, 'SIGKILL');
    } catch {
      // It has ended, with all that it started.
    }
    this.#child = undefined;
  }
}

/** Linux alone says it. Elsewhere the clock counts. */
function cpuSeconds(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return performance.now() / 1_000;
  }
}
