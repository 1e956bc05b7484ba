import { twoNodes } from '../../../../test/builders/two-nodes';
import { describePrivacy } from '../../../../test/contracts/privacy.contract';
import { testDatabases } from '../../../../test/services/databases';
import { EmbeddedLeadInbox } from '../leads/lead-inbox';
import { eleanor, james } from '../../embedded-line/seed/sample-guests';
import { EmbeddedConsentRepository } from './consent-repository';
import { EmbeddedDeletionRequests } from './deletion-requests';
import { EmbeddedSentForms } from './sent-forms';

for (const { name, create } of testDatabases) {
  describePrivacy(`the embedded line, ${name}`, async () => {
    const line = await twoNodes(create);
    // The sample guest has agreed to something on the first day.
    await line.db.deleteFrom('consents').execute();
    return {
      deletions: new EmbeddedDeletionRequests(line.db, line.clock),
      otherDeletions: new EmbeddedDeletionRequests(line.otherNode.db, line.clock),
      consents: new EmbeddedConsentRepository(line.db, line.clock),
      sentForms: new EmbeddedSentForms(line.otherNode.db),
      inbox: new EmbeddedLeadInbox(line.db, line.clock),
      guests: [eleanor.contactId, james.contactId],
      passTime: (seconds) => line.clock.pass({ seconds }),
      close: line.close,
    };
  });
}
