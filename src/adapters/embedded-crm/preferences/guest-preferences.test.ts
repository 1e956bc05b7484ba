import { someSeals } from '../../../../test/builders/some-seals';
import { twoNodes } from '../../../../test/builders/two-nodes';
import { describeGuestPreferences } from '../../../../test/contracts/guest-preferences.contract';
import { testDatabases } from '../../../../test/services/databases';
import { eleanor, james } from '../../embedded-line/seed/sample-guests';
import { EmbeddedGuestPreferences } from './guest-preferences';

for (const { name, create } of testDatabases) {
  describeGuestPreferences(`the embedded line, ${name}`, async () => {
    const line = await twoNodes(create);
    // The sample line has asked Eleanor already.
    await line.db.deleteFrom('guest_preferences').execute();
    return {
      preferences: new EmbeddedGuestPreferences(line.db, line.clock, someSeals),
      otherNode: new EmbeddedGuestPreferences(line.otherNode.db, line.clock, someSeals),
      guests: [eleanor.contactId, james.contactId],
      close: line.close,
    };
  });
}
