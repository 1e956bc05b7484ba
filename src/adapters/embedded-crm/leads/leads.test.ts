import { aLead } from '../../../../test/builders/a-lead';
import { StoppedClock } from '../../../../test/builders/a-clock';
import { sql } from 'kysely';
import { describeLeadInbox } from '../../../../test/contracts/lead-inbox.contract';
import { describeLeadOutbox } from '../../../../test/contracts/lead-outbox.contract';
import { testDatabases } from '../../../../test/services/databases';
import type { AcceptOutcome } from '../../../core/leads/lead-inbox.port';
import { openDatabase } from '../../sql/open-database';
import { CrmFaultSwitch } from './crm-fault-switch';
import { EmbeddedLeadInbox } from './lead-inbox';
import { SqlLeadOutbox } from '../../embedded-state/leads/lead-outbox';
import { LeadsElsewhere } from './leads-elsewhere';

for (const { name, create } of testDatabases) {
  const open = async () => {
    const location = await create();
    const [db, otherDb] = [await openDatabase(location), await openDatabase(location)];
    const close = async () => {
      await Promise.all([db.destroy(), otherDb.destroy()]);
      await location.drop();
    };
    return { db, otherDb, clock: new StoppedClock(), close };
  };

  describeLeadOutbox(name, async () => {
    const { db, otherDb, clock, close } = await open();
    return {
      outbox: new SqlLeadOutbox(db, clock),
      otherNode: new SqlLeadOutbox(otherDb, clock),
      now: () => clock.now(),
      passTime: (seconds) => clock.pass({ seconds }),
      storedText: async (id) =>
        JSON.stringify(await db.selectFrom('lead_outbox').selectAll().where('submission_id', '=', id).execute()),
      damage: async (id) =>
        void (await db.updateTable('lead_outbox').set({ content: '{"half' }).where('submission_id', '=', id).execute()),
      close,
    };
  });

  describeLeadInbox(`the embedded CRM, ${name}`, async () => {
    const { db, otherDb, clock, close } = await open();
    const inbox = new EmbeddedLeadInbox(db, clock);
    return {
      inbox,
      otherNode: new EmbeddedLeadInbox(otherDb, clock),
      count: async (submissionId) => (await inbox.find({ limit: 10, submissionId })).length,
      close,
    };
  });

  describe(`the demonstration's CRM, ${name}`, () => {
    it('D1 D2 fails on all nodes as configured, and never doubles a lead', async () => {
      const { db, otherDb, clock, close } = await open();
      const lever = new CrmFaultSwitch(db);
      const inbox = new EmbeddedLeadInbox(otherDb, clock, new CrmFaultSwitch(otherDb));
      const lead = aLead();
      await lever.change('down');
      await expect(inbox.accept(lead)).rejects.toMatchObject({ name: 'Unavailable' });
      expect(await inbox.count()).toBe(0);
      await lever.change('refusing');
      expect(await inbox.accept(lead)).toMatchObject({ kind: 'refused' });
      await lever.change('lost-answer');
      await expect(inbox.accept(lead)).rejects.toMatchObject({ name: 'Unavailable' });
      expect(await inbox.count()).toBe(1);
      await lever.change('up');
      expect(await inbox.accept(lead)).toMatchObject({ kind: 'accepted' });
      expect(await inbox.find({ limit: 5 })).toMatchObject([{ lead, acceptedAt: clock.now() }]);
      await close();
    });

    it('D1 forgets the mark of a delivered lead after more than a day', async () => {
      const { db, clock, close } = await open();
      const outbox = new SqlLeadOutbox(db, clock);
      const lead = aLead();
      await outbox.save(lead);
      await outbox.claimDue({ max: 1, forSeconds: 30 });
      await outbox.markDelivered(lead.submissionId);
      clock.pass({ minutes: 26 * 60 });
      await outbox.claimDue({ max: 1, forSeconds: 30 });
      expect(await outbox.recall(lead.submissionId)).toBeUndefined();
      await close();
    });
  });
}

describe('leads on a PostgreSQL that is configured to answer before it has written', () => {
  it('D1 waits for the disk all the same', async () => {
    const location = await testDatabases.find(({ name }) => name === 'PostgreSQL')?.create();
    if (!location) throw new Error('There is no PostgreSQL');
    const before = await openDatabase(location);
    await sql`create table seen (setting text)`.execute(before);
    await sql`create function see() returns trigger language plpgsql as 'begin insert into seen values (current_setting(''synchronous_commit'')); return new; end'`.execute(
      before,
    );
    await sql`create trigger see after insert on lead_outbox for each row execute function see()`.execute(before);
    const name = new URL(location.databaseUrl ?? '').pathname.slice(1);
    await sql`alter database ${sql.id(name)} set synchronous_commit = off`.execute(before);
    await before.destroy();
    const db = await openDatabase(location);
    const outbox = new SqlLeadOutbox(db, new StoppedClock());
    expect((await sql`show synchronous_commit`.execute(db)).rows).toEqual([{ synchronous_commit: 'off' }]);
    await outbox.save(aLead());
    expect((await sql`select setting from seen`.execute(db)).rows).toEqual([{ setting: 'on' }]);
    await db.destroy();
    await location.drop();
  });
});

describe('leads that another system takes', () => {
  it('D2 INQ-04 H12 notes what belongs to a guest once the other system has it, and no message without a guest', async () => {
    const [{ create }] = testDatabases as [(typeof testDatabases)[number]];
    const location = await create();
    const db = await openDatabase(location);
    const here = new EmbeddedLeadInbox(db, new StoppedClock());
    const answers: AcceptOutcome[] = [];
    const inbox = new LeadsElsewhere(
      db,
      { accept: async () => answers.shift() ?? { kind: 'accepted', leadId: '00Q-there' } },
      here,
    );
    const counts = async () => ({
      leads: await here.count(),
      inquiries: (await db.selectFrom('inquiries').select('submission_id').execute()).length,
      consents: (await db.selectFrom('consents').select('consent_id').where('contact_id', '=', 'C-1').execute()).length,
    });
    expect(await inbox.accept(aLead())).toEqual({ kind: 'accepted', leadId: '00Q-there' });
    expect(await counts()).toEqual({ leads: 0, inquiries: 0, consents: 0 });
    const inquiry = aLead({ formId: 'enquire-now-itinerary', contactId: 'C-1' });
    answers.push({ kind: 'refused', reason: 'X' }, { kind: 'handed-in' });
    await inbox.accept(inquiry);
    await inbox.accept(inquiry);
    expect(await counts()).toEqual({ leads: 0, inquiries: 0, consents: 1 });
    for (let count = 0; count < 2; count += 1) await inbox.accept(inquiry);
    expect(await counts()).toEqual({ leads: 1, inquiries: 1, consents: 1 });
    await db.destroy();
    await location.drop();
  });
});
