import { StoppedClock } from '../../../test/builders/a-clock';
import { someSeals } from '../../../test/builders/some-seals';
import { describeRequestInbox } from '../../../test/contracts/request-inbox.contract';
import { testDatabases } from '../../../test/services/databases';
import { refusalOf } from '../../../test/support/refusal-of';
import { EmbeddedRequestInbox } from '../embedded-crm/requests/request-inbox';
import { openDatabase } from '../sql/open-database';
import { withSealedColumns } from '../sql/sealed-columns';
import { RequestOffice } from './request-office';

// The line's people answer by their command, so both are tried together.
for (const { name, create } of testDatabases) {
  describeRequestInbox(`the embedded line, ${name}`, async () => {
    const database = await create();
    const clock = new StoppedClock();
    const open = async () => withSealedColumns(await openDatabase(database), someSeals);
    const [db, otherDb] = [await open(), await open()];
    const office = new RequestOffice({ db: otherDb, clock, who: 'ines' });
    return {
      inbox: new EmbeddedRequestInbox(db, clock),
      otherNode: new EmbeddedRequestInbox(otherDb, clock),
      contactId: 'eleanor',
      now: () => clock.now(),
      reply: async (requestId, author, words) => {
        expect(await office.list()).toContainEqual(expect.stringContaining(requestId));
        expect(await office.reply(requestId, { author, words })).toContain('is answered');
        expect((await office.show(requestId)).at(-1)).toContain(author);
      },
      closeCase: async (requestId) => {
        expect(await office.close(requestId)).toContain('is closed');
        expect(await refusalOf(office.close(requestId))).toContain('There is no open request');
        expect(await refusalOf(office.reply(requestId, { author: 'Inés', words: 'Late.' }))).toContain(
          'There is no open request',
        );
      },
      received: async (requestId) => {
        const rows = await db
          .selectFrom('crm_case_messages')
          .selectAll()
          .where('request_id', '=', requestId)
          .where('is_from_guest', '=', 1)
          .orderBy('written_at')
          .execute();
        return rows.map(({ body }) => body ?? '');
      },
      close: async () => {
        await Promise.all([db.destroy(), otherDb.destroy()]);
        await database.drop();
      },
    };
  });
}
