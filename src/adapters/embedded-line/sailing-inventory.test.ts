import { aBookingRequest, aQuote } from '../../../test/builders/a-booking';
import { twoNodes } from '../../../test/builders/two-nodes';
import { describeSailingInventory } from '../../../test/contracts/sailing-inventory.contract';
import { testDatabases } from '../../../test/services/databases';
import { todayIn } from '../../core/shared/plain-date';

for (const { name, create } of testDatabases) {
  describeSailingInventory(`the embedded line, ${name}`, async () => {
    const line = await twoNodes(create);
    return {
      inventory: line.inventory,
      today: todayIn(line.plan.timeZone, line.clock.now()),
      itineraryId: line.itineraryIds[30] ?? '',
      hold: async (itineraryId, category) => {
        const expiresAt = new Date(line.clock.now().getTime() + 600_000);
        await line.desk.hold({ ...aBookingRequest({ itineraryId, category }), quote: aQuote(), expiresAt });
      },
      pass: (time) => line.clock.pass(time),
      close: line.close,
    };
  });
}
