import { randomUUID } from 'node:crypto';
import { StoppedClock } from '../../../../test/builders/a-clock';
import { someSeals } from '../../../../test/builders/some-seals';
import { testDatabases } from '../../../../test/services/databases';
import { refusalOf } from '../../../../test/support/refusal-of';
import { ServeRequest } from '../../../core/requests/serve-request';
import { StaffOffice } from '../../embedded-office/staff-office';
import { openDatabase } from '../../sql/open-database';
import { withSealedColumns } from '../../sql/sealed-columns';
import { findAttachments, readFile } from '../../embedded-state/requests/request-files';
import { EmbeddedTripRequests } from '../../embedded-state/requests/trip-requests';
import { EmbeddedRequestInbox } from './request-inbox';
import { EmbeddedStaffMembers } from './staff-members';
import { EmbeddedStaffRequests } from './staff-requests';

describe.each([...testDatabases])('the staff and what guests ask, $name', ({ create }) => {
  const clock = new StoppedClock();
  const member = { contactId: 'ines', name: 'Inés Calloway', role: 'consultant' } as const;
  async function open() {
    const database = await create();
    const db = withSealedColumns(await openDatabase(database), someSeals);
    const inbox = new EmbeddedRequestInbox(db, clock);
    const deliver = (requestId: string, reservationId: string, hours: number) =>
      inbox.deliver({
        request: {
          requestId,
          reservationId,
          contactId: 'eleanor',
          kind: 'name',
          replyBy: new Date(clock.now().getTime() + hours * 3_600_000),
        },
        message: { messageId: randomUUID(), from: 'guest', author: 'Eleanor', text: 'A name.', writtenAt: clock.now() },
        files: async () => [],
      });
    const requests = new EmbeddedStaffRequests(db, clock, { findAttachments, readFile });
    const close = async () => {
      await db.destroy();
      await database.drop();
    };
    return { db, deliver, requests, close };
  }

  it('ROL-05 lists requests by state, the soonest reply first, and of one reservation', async () => {
    const { deliver, requests, close } = await open();
    const serve = new ServeRequest(requests);
    const step = { formKey: 'f', text: '' };
    await deliver('later', '100', 30);
    await deliver('sooner', '200', 20);
    await deliver('answered', '100', 10);
    await deliver('closed', '100', 10);
    clock.pass({ minutes: 1 });
    const answer = { step: 'answer', requestId: 'answered', formKey: 'f', text: ' It is done.\r\nTruly. ' } as const;
    expect(await serve.run(member, answer)).toEqual({ kind: 'done' });
    expect(await serve.run(member, answer)).toEqual({ kind: 'done' });
    expect(await serve.run(member, { ...answer, text: ' ' })).toEqual({ kind: 'invalid', error: 'missing' });
    expect(await serve.run(member, { ...step, step: 'take', requestId: 'sooner' })).toEqual({ kind: 'done' });
    expect(await serve.run(member, { ...step, step: 'close', requestId: 'closed' })).toEqual({ kind: 'done' });
    for (const late of ['answer', 'take', 'close'] as const)
      expect(await serve.run(member, { ...answer, step: late, requestId: 'closed' })).toEqual({ kind: 'closed' });
    const idsOf = async (asked: Parameters<typeof requests.find>[0]) =>
      (await requests.find(asked)).map(({ requestId }) => requestId);
    expect(await idsOf({ state: 'waiting' })).toEqual(['sooner', 'later']);
    expect(await idsOf({ state: 'waiting', reservationId: '100' })).toEqual(['later']);
    expect(await idsOf({ state: 'answered' })).toEqual(['answered']);
    expect(await idsOf({ state: 'closed' })).toEqual(['closed']);
    expect((await requests.find({ state: 'waiting' }))[0]).toMatchObject({ owner: 'Inés Calloway', state: 'waiting' });
    const opened = await requests.read({ requestId: 'answered', member });
    expect(opened?.messages.map(({ from, text }) => [from, text])).toEqual([
      ['guest', 'A name.'],
      ['line', 'It is done.\nTruly.'],
    ]);
    await close();
  });

  it('ROL-06 H56 have a role by the operator’s command alone, and each reading is noted', async () => {
    const { db, deliver, requests, close } = await open();
    const office = new StaffOffice({
      db,
      clock,
      who: 'operator',
      hasContacts: true,
      pageUrl: 'https://line.example/staff/requests',
    });
    const members = new EmbeddedStaffMembers(db);
    const added = await office.add('Ines@Line.example', { role: 'consultant', name: 'Inés Calloway' });
    expect(added).toContain('https://line.example/staff/requests');
    const { contact_id: contactId } = await db
      .selectFrom('contact_emails')
      .select('contact_id')
      .where('email', '=', 'ines@line.example')
      .executeTakeFirstOrThrow();
    expect([await members.find(contactId), await members.find('eleanor')]).toEqual([
      { contactId, name: 'Inés Calloway', role: 'consultant' },
      undefined,
    ]);
    await office.add(contactId, { role: 'supervisor', name: 'Inés Calloway' });
    expect((await members.find(contactId))?.role).toBe('supervisor');
    await deliver('one', '100', 24);
    expect(await requests.read({ requestId: 'none', member })).toBeUndefined();
    await requests.read({ requestId: 'one', member });
    const first = { reader: 'Inés Calloway', readAt: clock.now() };
    clock.pass({ minutes: 59 });
    await requests.read({ requestId: 'one', member });
    expect(await requests.findReadings('one')).toEqual([first]);
    clock.pass({ minutes: 2 });
    await requests.read({ requestId: 'one', member });
    expect(await requests.findReadings('one')).toEqual([{ ...first, readAt: clock.now() }, first]);
    expect(await office.readings('one')).toEqual(Array(2).fill(expect.stringContaining('Inés Calloway')));
    const { requestId, messages } = await new EmbeddedTripRequests(db, clock).ask({
      requestKey: 'a form',
      reservationId: '100',
      contactId: 'eleanor',
      kind: 'name',
      author: 'Eleanor',
      text: 'My passport.',
      files: [{ type: 'application/pdf', fileName: 'passport.pdf', bytes: Buffer.from('%PDF-1.7') }],
      replyBy: clock.now(),
    });
    const attachmentId = messages[0].attachments?.[0]?.attachmentId ?? '';
    expect(await requests.readFile({ requestId: 'one', member, attachmentId })).toBeUndefined();
    expect((await requests.readFile({ requestId, member, attachmentId }))?.fileName).toBe('passport.pdf');
    expect(await requests.findReadings(requestId)).toMatchObject([{ reader: 'Inés Calloway', fileId: attachmentId }]);
    expect(await office.end(contactId)).toContain('has ended');
    expect(await refusalOf(office.end(contactId))).toContain('has no role');
    expect(await members.find(contactId)).toBeUndefined();
    expect(await office.list()).toEqual([expect.stringContaining('ended')]);
    await close();
  });
});
