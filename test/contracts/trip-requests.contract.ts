import type { AttachmentFile } from '../../src/core/requests/attachment';
import type { TripRequests } from '../../src/core/requests/trip-requests.port';

export interface TripRequestsUnderTest {
  readonly requests: TripRequests;
  readonly otherNode: TripRequests;
  now(): Date;
  pass(time: { readonly minutes: number }): void;
  /** Everything that is stored, as text. */
  stored(): Promise<string>;
  close(): Promise<void>;
}

export function describeTripRequests(name: string, open: () => Promise<TripRequestsUnderTest>): void {
  describe(`TripRequests on ${name}`, () => {
    let line: TripRequestsUnderTest;
    beforeEach(async () => {
      line = await open();
    }, 60_000);
    afterEach(() => line.close());

    const asked = (requestKey: string, contactId = 'eleanor') => ({
      requestKey,
      reservationId: '100200',
      contactId,
      kind: 'name' as const,
      author: 'Eleanor Marsh',
      text: `A middle name is missing, ${requestKey}.`,
      files: [] as readonly AttachmentFile[],
      replyBy: new Date(line.now().getTime() + 86_400_000),
    });
    const lease = () => new Date(line.now().getTime() + 60_000);

    it('D2 F9 stores one request of a form that is sent twice, sealed, and shows it to its guest alone', async () => {
      const first = await line.requests.ask(asked('one'));
      const again = await line.otherNode.ask(asked('one'));
      expect(again.requestId).toBe(first.requestId);
      const anothers = await line.otherNode.ask(asked('one', 'james'));
      expect(anothers.requestId).not.toBe(first.requestId);
      expect(await line.otherNode.find({ reservationId: '100200', contactId: 'eleanor' })).toEqual([first]);
      expect(first).toMatchObject({
        state: 'sent',
        messages: [{ from: 'guest', text: 'A middle name is missing, one.' }],
      });
      expect(first.deliveredAt).toBeUndefined();
      expect(await line.stored()).not.toContain('middle name');
    });

    it('D2 gives each message to one node, again after its lease, and never once it was delivered', async () => {
      for (const contactId of ['eleanor', 'james']) await line.requests.ask(asked('one', contactId));
      const claims = await Promise.all([
        line.requests.claimUndelivered(lease()),
        line.otherNode.claimUndelivered(lease()),
      ]);
      expect(
        claims
          .flat()
          .map(({ request }) => request.contactId)
          .toSorted(),
      ).toEqual(['eleanor', 'james']);
      expect(await line.requests.claimUndelivered(lease())).toEqual([]);
      line.pass({ minutes: 2 });
      const [delivery] = await line.otherNode.claimUndelivered(lease());
      expect(delivery?.message.text).toBe('A middle name is missing, one.');
      await line.otherNode.markDone(delivery?.message.messageId ?? '');
      line.pass({ minutes: 2 });
      expect(await line.requests.claimUndelivered(lease())).toHaveLength(1);
      const [request] = await line.requests.findAll(delivery?.request.contactId ?? '');
      expect(request?.deliveredAt).toBeInstanceOf(Date);
    });

    it('D2 receives an answer once, notifies of it once, and is not polled once it is closed', async () => {
      const { requestId } = await line.requests.ask(asked('two'));
      expect(await line.otherNode.findOpenIds()).toContain(requestId);
      const answer = {
        requestId,
        isClosed: false,
        owner: 'Inés Calloway',
        messages: [{ messageId: 'a-1', author: 'Inés Calloway', text: 'It is done.', writtenAt: line.now() }],
      };
      await Promise.all([line.requests.receive(answer), line.otherNode.receive(answer)]);
      const [request] = await line.requests.find({ reservationId: '100200', contactId: 'eleanor' });
      expect(request).toMatchObject({ requestId, state: 'answered', owner: 'Inés Calloway' });
      expect(request?.messages.map(({ from }) => from)).toEqual(['guest', 'line']);
      const unnotified = await line.otherNode.claimUnnotified(lease());
      expect(unnotified).toMatchObject([
        { request: { requestId, contactId: 'eleanor' }, message: { messageId: 'a-1' } },
      ]);
      await line.requests.markDone('a-1');
      line.pass({ minutes: 2 });
      expect(await line.requests.claimUnnotified(lease())).toEqual([]);
      const reply = { ...asked('three'), requestId, text: 'Thank you.' };
      expect(await line.requests.reply({ ...reply, contactId: 'james' })).toBeUndefined();
      expect((await line.requests.reply(reply))?.state).toBe('sent');
      expect((await line.otherNode.reply(reply))?.messages).toHaveLength(3);
      await line.otherNode.receive({ ...answer, isClosed: true });
      expect(await line.requests.findOpenIds()).not.toContain(requestId);
      expect(await line.requests.reply({ ...reply, requestKey: 'four' })).toBeUndefined();
    });

    it('C13 F9 stores files with the message of a form that is sent twice, sealed, for their guest alone', async () => {
      const files = [
        { type: 'application/pdf', fileName: 'passport.pdf', bytes: Buffer.from('%PDF-1.7 of Eleanor') },
        { type: 'image/png', fileName: 'me.png', bytes: Buffer.from('a picture') },
      ] as const;
      const first = await line.requests.ask({ ...asked('files'), files });
      await line.otherNode.ask({ ...asked('files'), files });
      const [attached = [], ...others] = first.messages.map(({ attachments }) => attachments ?? []);
      expect(others).toEqual([]);
      expect(attached).toMatchObject([
        { fileName: 'passport.pdf', type: 'application/pdf', size: 19 },
        { fileName: 'me.png', type: 'image/png', size: 9 },
      ]);
      const attachmentId = attached[0]?.attachmentId ?? '';
      const found = await line.otherNode.findFile({ contactId: 'eleanor', attachmentId });
      expect([found?.fileName, Buffer.from(found?.bytes ?? []).toString()]).toEqual([
        'passport.pdf',
        '%PDF-1.7 of Eleanor',
      ]);
      expect(await line.requests.findFile({ contactId: 'james', attachmentId })).toBeUndefined();
      expect((await line.requests.findFiles('eleanor')).map(({ fileName }) => fileName)).toEqual([
        'passport.pdf',
        'me.png',
      ]);
      expect(await line.requests.findFiles('james')).toEqual([]);
      const stored = await line.stored();
      expect([
        stored.includes('passport.pdf'),
        stored.includes(Buffer.from('of Eleanor').toString('base64').slice(0, 8)),
      ]).toEqual([false, false]);
      const { requestId } = first;
      await line.requests.reply({ ...asked('more'), requestId, files: files.slice(0, 1) });
      await line.otherNode.reply({ ...asked('more'), requestId, files: files.slice(0, 1) });
      expect(await line.requests.findFiles('eleanor')).toHaveLength(3);
      const deliveries = await line.requests.claimUndelivered(lease());
      const sent = await Promise.all(deliveries.map(async ({ files: read }) => (await read()).length));
      expect(sent.toSorted()).toEqual(expect.arrayContaining([1, 2]));
    });
  });
}
