import { crmOnSalesforce } from '../../../test/builders/crm-on-salesforce';
import { describeRequestInbox } from '../../../test/contracts/request-inbox.contract';
import { expectAnswer } from './salesforce-failure';
import { SalesforceRequestInbox } from './request-inbox';
import { soql } from './soql';

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
