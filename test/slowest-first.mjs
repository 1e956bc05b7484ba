// A fresh clone knows no durations, and jest would begin with the largest files: the trials, short files that take
// minutes, would come last, one after the other, while the other workers have nothing left to do.
import TestSequencer from '@jest/test-sequencer';

const isTrial = ({ path }) => /\/test\/trials\/|operations\/two-nodes/.test(path);
const isSlow = ({ path }) =>
  /\/test\/(?:journeys|site|operations)\/|start-contract|engine-contract|sign-in[^/]*\.http\.test/.test(path);

/**
 * Slow files use a core to the full; the others wait half of their time for a clock, a database or an answer that never
 * comes. Between two slow files come some of the others, so that a core always has work.
 */
export default class SlowestFirst extends TestSequencer {
  sort(tests) {
    const order = super.sort(tests);
    const slow = [...order.filter(isTrial), ...order.filter((test) => !isTrial(test) && isSlow(test))];
    const others = order.filter((test) => !slow.includes(test));
    const perSlowFile = Math.ceil(others.length / (slow.length + 1));
    const nextOthers = () => others.splice(0, perSlowFile);
    return [...slow.flatMap((test) => [test, ...nextOthers()]), ...others];
  }
}
