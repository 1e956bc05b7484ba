import { crmOnSalesforce } from '../../../test/builders/crm-on-salesforce';
import { describeRequestInbox } from '../../../test/contracts/request-inbox.contract';
import { expectAnswer } from './salesforce-failure';
import { SalesforceRequestInbox } from './request-inbox';
import { soql } from './soql';

it('D2 C13 gives each file of a message to its Case once, however often the message is delivered', async () => {
  const crm = await crmOnSalesforce();
  try {
    const requestId = 'a-request';
    const delivery = {
      request: {
        requestId,
        reservationId: '100200',
        contactId: String(crm.newContact().contactId),
        kind: 'name' as const,
        replyBy: crm.clock.now(),
      },
      message: {
        messageId: 'a-message',
        from: 'guest' as const,
        author: 'Ada Lindqvist',
        text: 'My passport.',
        writtenAt: crm.clock.now(),
      },
      files: async () => [
        {
          attachmentId: 'f-1',
          fileName: 'passport.pdf',
          type: 'application/pdf' as const,
          bytes: Buffer.from('%PDF-1.7'),
        },
      ],
    };
    for (const parts of [crm.parts, crm.otherNode]) await new SalesforceRequestInbox(parts).deliver(delivery);
    const { requestCase } = crm.parts.tables;
    const found = await requestCase.findFirst({ where: soql`${requestCase.name('requestId')} = ${requestId}` });
    expect(crm.salesforce.org.all('ContentVersion')).toMatchObject([
      { Title: 'passport.pdf', PathOnClient: 'f-1.pdf', FirstPublishLocationId: found?.id },
    ]);
  } finally {
    await crm.close();
  }
});

describeRequestInbox('Salesforce', async () => {
  const crm = await crmOnSalesforce();
  const { records, tables } = crm.parts;
  const caseOf = async (requestId: string) => {
    const found = await tables.requestCase.findFirst({
      where: soql`${tables.requestCase.name('requestId')} = ${requestId}`,
    });
    if (!found) throw new Error(`There is no case ${requestId}.`);
    return found.id;
  };
  return {
    inbox: new SalesforceRequestInbox(crm.parts),
    otherNode: new SalesforceRequestInbox(crm.otherNode),
    contactId: String(crm.newContact().contactId),
    now: () => crm.clock.now(),
    reply: async (requestId, author, body) => {
      const { requestMessage } = tables;
      const fields = requestMessage.write({
        caseId: await caseOf(requestId),
        author,
        body,
        isFromGuest: false,
        writtenAt: crm.clock.now(),
      });
      expectAnswer(await records.create(requestMessage.object, fields));
    },
    closeCase: async (requestId) => {
      crm.salesforce.org.update('Case', await caseOf(requestId), { IsClosed: true });
    },
    received: async (requestId) => {
      const { requestMessage } = tables;
      const rows = await requestMessage.find({
        where: soql`${requestMessage.name('caseId')} = ${await caseOf(requestId)} AND ${requestMessage.name('isFromGuest')} = ${true}`,
        orderBy: soql`CreatedDate, Id`,
      });
      return rows.map(({ body }) => body ?? '');
    },
    close: crm.close,
  };
});
