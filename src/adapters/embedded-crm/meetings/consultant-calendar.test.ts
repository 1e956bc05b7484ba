import { someSeals } from '../../../../test/builders/some-seals';
import { anOpenLine } from '../../../../test/builders/an-open-line';
import { twoNodes } from '../../../../test/builders/two-nodes';
import { describeConsultantCalendar } from '../../../../test/contracts/consultant-calendar.contract';
import { describeOpportunities } from '../../../../test/contracts/opportunities.contract';
import { testDatabases } from '../../../../test/services/databases';
import { eleanor, james } from '../../embedded-line/seed/sample-guests';
import { resetLine } from '../../embedded-line/seed/rollover';
import { EmbeddedConsultantCalendar } from './consultant-calendar';
import { EmbeddedOpportunities } from './opportunities';

for (const { name, create } of testDatabases) {
  describeConsultantCalendar(`the embedded line, ${name}`, async () => {
    const line = await twoNodes(create);
    const resourceId = line.plan.consultants[0]?.resourceId ?? '';
    const like = await line.db
      .selectFrom('contacts')
      .selectAll()
      .where('contact_id', '=', eleanor.contactId)
      .executeTakeFirstOrThrow();
    const participantSets = Array.from({ length: 10 }, (_, at) => ({
      contactId: `contact-${at}`,
      opportunityId: `opportunity-${at}`,
      recordTypeName: 'Guest',
      resourceId,
    }));
    await line.db
      .insertInto('contacts')
      .values(
        participantSets.map(({ contactId, opportunityId }) => ({
          ...like,
          contact_id: contactId,
          opportunity_id: opportunityId,
          client_ref: null,
        })),
      )
      .execute();
    const zones = new Map([[resourceId, 'America/New_York']]);
    return {
      calendar: new EmbeddedConsultantCalendar(line.db, line.clock, zones),
      otherNode: new EmbeddedConsultantCalendar(line.otherNode.db, line.clock, zones),
      participantSets,
      now: () => line.clock.now(),
      passTime: (time) => line.clock.pass(time),
      clear: async () => void (await line.db.deleteFrom('appointments').execute()),
      close: line.close,
    };
  });
}

for (const { name, create } of testDatabases) {
  describeOpportunities(`the embedded line, ${name}`, async () => {
    const database = await create();
    const line = await anOpenLine(database);
    const opportunityId = (await line.directory.getGuest(eleanor.contactId))?.opportunityId ?? '';
    return {
      opportunities: new EmbeddedOpportunities(line.db),
      known: { opportunityId, contactId: eleanor.contactId },
      close: async () => {
        await line.db.destroy();
        await database.drop();
      },
    };
  });
}

const [{ create: createAny }] = testDatabases as [(typeof testDatabases)[number]];

describe('opportunities of the embedded line', () => {
  it('H36 PYC-14 has an id that cannot be guessed for the guest with a consultant, none for the other, and the same after a reset', async () => {
    const database = await createAny();
    const line = await anOpenLine(database);
    const idOf = async (contactId: string) => (await line.directory.getGuest(contactId))?.opportunityId;
    const id = (await idOf(eleanor.contactId)) ?? '';
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(await idOf(james.contactId)).toBeUndefined();
    const opportunities = new EmbeddedOpportunities(line.db);
    expect(await opportunities.findContactId(id)).toBe(eleanor.contactId);
    expect(await opportunities.findContactId('opportunity-contact-eleanor-marsh')).toBeUndefined();
    await resetLine(line.db, line.plan, line.clock, { seals: someSeals });
    expect(await idOf(eleanor.contactId)).toBe(id);
    const statuses = (
      await new EmbeddedConsultantCalendar(line.db, line.clock, new Map()).findAppointments(eleanor.contactId)
    ).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual(['Canceled', 'Completed', 'Scheduled', 'Scheduled', 'Scheduled', 'Scheduled']);
    await line.db.destroy();
    await database.drop();
  });
});
