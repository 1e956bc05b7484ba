import { StoppedClock } from '../../../test/builders/a-clock';
import { someExcursionTerms as terms } from '../../../test/builders/some-terms';
import { describeExcursionDesk } from '../../../test/contracts/excursion-desk.contract';
import { testDatabases } from '../../../test/services/databases';
import { engineManners } from '../../../test/simulators/engine/excursion-books';
import { carefulNodes } from '../../../test/builders/careful-nodes';

const [sqlite] = testDatabases;

for (const manner of engineManners) {
  describeExcursionDesk(`an engine by the contract, ${manner}`, async () => {
    if (!sqlite) throw new Error('There is no database to test with.');
    const clock = new StoppedClock();
    const nodes = await carefulNodes({ manner, clock, create: sqlite.create });
    return {
      desk: nodes.desk,
      otherNode: nodes.otherNode,
      now: () => clock.now(),
      pass: (time) => clock.pass(time),
      offerHours: terms.offerHours,
      offer: (departure) => nodes.engine.books.offer(departure),
      close: nodes.close,
    };
  });
}
