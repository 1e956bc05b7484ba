// A fresh clone knows no durations, and jest would begin with the largest files: the trials, short files that take
// minutes, would come last, one after the other, while the other worker has nothing left to do.
import TestSequencer from '@jest/test-sequencer';

const isSlow = ({ path }) =>
  /\/test\/(?:trials|journeys|site|operations)\/|start-contract|engine-contract|sign-in[^/]*\.http\.test/.test(path);

export default class SlowestFirst extends TestSequencer {
  sort(tests) {
    const defaultOrder = super.sort(tests);
    return [...defaultOrder.filter(isSlow), ...defaultOrder.filter((test) => !isSlow(test))];
  }
}
