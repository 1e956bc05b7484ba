import { aLinePlan, someCabins } from '../../../test/builders/a-line-plan';
import { twoNodes } from '../../../test/builders/two-nodes';
import { describeFares } from '../../../test/contracts/fares.contract';
import { testDatabases } from '../../../test/services/databases';

for (const { name, create } of testDatabases) {
  describeFares(`the embedded line, ${name}`, async () => {
    const plan = aLinePlan();
    const line = await twoNodes(create, { ...plan, cabins: [...plan.cabins, ...someCabins('PS', 9, 1)] });
    return { fares: line.fares, itineraryId: line.itineraryIds[0] ?? '', close: line.close };
  });
}
