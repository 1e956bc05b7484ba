import { twoNodes } from '../../../../test/builders/two-nodes';
import { describeInquiryList } from '../../../../test/contracts/inquiry-list.contract';
import { testDatabases } from '../../../../test/services/databases';
import { EmbeddedLeadInbox } from '../leads/lead-inbox';
import { eleanor, james } from '../../embedded-line/seed/sample-guests';
import { EmbeddedInquiryList } from './inquiry-list';

for (const { name, create } of testDatabases) {
  describeInquiryList(`the embedded line, ${name}`, async () => {
    const line = await twoNodes(create);
    // The sample guest has asked from the first day on.
    await line.db.deleteFrom('inquiries').execute();
    return {
      list: new EmbeddedInquiryList(line.otherNode.db),
      inbox: new EmbeddedLeadInbox(line.db, line.clock),
      otherNode: new EmbeddedLeadInbox(line.otherNode.db, line.clock),
      guests: [eleanor, james],
      now: () => line.clock.now(),
      passTime: (seconds) => line.clock.pass({ seconds }),
      verify: ({ contactId, email }) =>
        line.directory.recordVerifiedAddress({
          contactId,
          identifier: { channel: 'email', email },
          at: line.clock.now(),
        }),
      close: line.close,
    };
  });
}
