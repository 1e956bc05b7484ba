import { randomUUID } from 'node:crypto';
import type { RequestInbox } from '../../src/core/requests/request-inbox.port';
import type { RequestDelivery } from '../../src/core/requests/trip-requests.port';

export interface RequestInboxUnderTest {
  readonly inbox: RequestInbox;
  readonly otherNode: RequestInbox;
  /** A guest whom the CRM has. */
  readonly contactId: string;
  now(): Date;
  /** What the line's people do in the CRM. */
  reply(requestId: string, author: string, text: string): Promise<void>;
  closeCase(requestId: string): Promise<void>;
  /** The guest's messages that the CRM has of a request, oldest first. */
  received(requestId: string): Promise<readonly string[]>;
  close(): Promise<void>;
}

export function describeRequestInbox(name: string, open: () => Promise<RequestInboxUnderTest>): void {
  describe(`RequestInbox on ${name}`, () => {
    let crm: RequestInboxUnderTest;
    beforeAll(async () => {
      crm = await open();
    }, 60_000);
    afterAll(() => crm.close());

    const aDelivery = (requestId: string, text: string, laterMs = 0): RequestDelivery => ({
      request: {
        requestId,
        reservationId: '100200',
        contactId: crm.contactId,
        kind: 'name',
        replyBy: new Date(crm.now().getTime() + 86_400_000),
      },
      message: {
        messageId: randomUUID(),
        from: 'guest',
        author: 'Ada Lindqvist',
        text,
        writtenAt: new Date(crm.now().getTime() + laterMs),
      },
      files: async () => [],
    });

    it('D2 takes each message once, however often it is delivered, in one case', async () => {
      const requestId = randomUUID();
      // Messages of one millisecond have no order.
      const [first, second] = [aDelivery(requestId, 'The first.'), aDelivery(requestId, 'The second.', 1)];
      await crm.inbox.deliver(first);
      await crm.otherNode.deliver(first);
      await crm.otherNode.deliver(second);
      expect(await crm.received(requestId)).toEqual(['The first.', 'The second.']);
      expect(await crm.inbox.findAnswers([requestId])).toMatchObject([{ requestId, isClosed: false, messages: [] }]);
    });

    it('D2 reports answers of the line’s people with their names, and that a case is closed', async () => {
      const requestId = randomUUID();
      await crm.inbox.deliver(aDelivery(requestId, 'A question.'));
      await crm.reply(requestId, 'Inés Calloway', 'An answer.\nIn two lines.');
      const [answer] = await crm.otherNode.findAnswers([requestId, randomUUID()]);
      expect(answer).toMatchObject({
        requestId,
        isClosed: false,
        messages: [{ author: 'Inés Calloway', text: 'An answer.\nIn two lines.' }],
      });
      expect(answer?.messages[0]?.writtenAt).toBeInstanceOf(Date);
      await crm.closeCase(requestId);
      expect(await crm.inbox.findAnswers([requestId])).toMatchObject([{ isClosed: true, messages: [{}] }]);
      expect(await crm.inbox.findAnswers([])).toEqual([]);
    });
  });
}
