import { twoNodes } from '../../../../test/builders/two-nodes';
import { describePartyContacts } from '../../../../test/contracts/party-contacts.contract';
import { testDatabases } from '../../../../test/services/databases';
import { eleanor } from '../../embedded-line/seed/sample-guests';
import { EmbeddedPartyContacts } from './party-contacts';

for (const { name, create } of testDatabases) {
  describePartyContacts(`the embedded line, ${name}`, async () => {
    const line = await twoNodes(create);
    return {
      contacts: new EmbeddedPartyContacts(line.db, line.clock),
      otherNode: new EmbeddedPartyContacts(line.otherNode.db, line.clock),
      directory: line.directory,
      known: { contactId: eleanor.contactId, email: 'guest@example.com' },
      newEmails: ['ada@example.com', 'madonna@example.com'],
      close: line.close,
    };
  });
}
