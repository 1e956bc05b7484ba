import { aLinePlan } from '../../../test/builders/a-line-plan';
import { twoNodes, type TwoNodes } from '../../../test/builders/two-nodes';
import { aBookingRequest, someGuests } from '../../../test/builders/a-booking';
import { aLead } from '../../../test/builders/a-lead';
import { someSeals } from '../../../test/builders/some-seals';
import { testDatabases } from '../../../test/services/databases';
import { EmbeddedLeadInbox } from '../embedded-crm/leads/lead-inbox';
import { SqlLeadOutbox } from '../embedded-state/leads/lead-outbox';
import { EmbeddedSentForms } from '../embedded-crm/privacy/sent-forms';
import { NodeGuestSeals } from '../node-crypto/guest-seals';
import { SealOffice } from '../embedded-office/seal-office';
import { refuseWrongKeys } from './refuse-wrong-keys';
import { sealedColumns, withSealedColumns } from './sealed-columns';

describe.each([...testDatabases])('birthdays and notes at rest, $name', ({ create }) => {
  let nodes: TwoNodes;
  beforeEach(async () => {
    nodes = await twoNodes(create, aLinePlan());
  });
  afterEach(() => nodes.close());

  const birthdays = someGuests().map(({ birthday }) => birthday);
  const readBirthdays = async (reservationId: string) => {
    const rows = await nodes.db
      .selectFrom('reservation_guests')
      .selectAll()
      .where('reservation_id', '=', reservationId)
      .orderBy('position')
      .execute();
    return rows.map(({ birthday }) => birthday);
  };
  const stored = async () => {
    const plain = nodes.db.withoutPlugins();
    const tables = [...new Set(sealedColumns.map(({ table }) => table))];
    return JSON.stringify(await Promise.all(tables.map((table) => plain.selectFrom(table).selectAll().execute())));
  };

  it('F9 are not served, nor written to, under keys of which none opens them', async () => {
    const wrongKeys = new NodeGuestSeals([{ id: 'other', secret: 'another secret' }]);
    const [itineraryId = ''] = nodes.itineraryIds;
    await nodes.book({ request: aBookingRequest({ itineraryId }) });
    await refuseWrongKeys(nodes.db, someSeals);
    await expect(refuseWrongKeys(nodes.db, wrongKeys)).rejects.toThrow(
      /^DATA_KEYS: no key opens .*No data key is called/,
    );
  });

  it('F9 are sealed in holds and reservations, and read by every node', async () => {
    const [itineraryId = ''] = nodes.itineraryIds;
    const request = aBookingRequest({ itineraryId });
    const reservationId = await nodes.book({ request });
    expect(await readBirthdays(reservationId)).toEqual(birthdays);
    const text = await stored();
    for (const birthday of birthdays) expect(text).not.toContain(`"${birthday}"`);
    expect(text).not.toMatch(new RegExp(`birthday[\\\\":]+(?:${birthdays.join('|')})`));
    expect(text).toContain('birthday_sealed');
  });

  it('F9 G4 are those that the last release has written since, and stay readable after another key sealed them anew', async () => {
    const reservationId = await nodes.book({});
    const plain = nodes.db.withoutPlugins();
    // The last release knows only the column in clear.
    await plain
      .updateTable('reservation_guests')
      .set({ birthday: '1980-01-02' })
      .where('reservation_id', '=', reservationId)
      .where('position', '=', 0)
      .execute();
    expect(await readBirthdays(reservationId)).toEqual(['1980-01-02', ...birthdays.slice(1)]);
    const newer = { id: 'newer', secret: 'a newer secret' };
    const old = { id: 'test', secret: 'a secret for tests' };
    const office = (seals: NodeGuestSeals) => new SealOffice({ db: nodes.db, seals, clock: nodes.clock, who: 'anna' });
    await office(new NodeGuestSeals([newer, old])).sealAnew();
    expect(await stored()).not.toMatch(/1980-01-02|sealed:test:/);
    const renewed = withSealedColumns(plain, new NodeGuestSeals([newer]));
    expect(
      (
        await renewed
          .selectFrom('reservation_guests')
          .selectAll()
          .where('reservation_id', '=', reservationId)
          .orderBy('position')
          .execute()
      ).map(({ birthday }) => birthday),
    ).toEqual(['1980-01-02', ...birthdays.slice(1)]);
    expect(await office(new NodeGuestSeals([newer, old])).sealAnew()).toBe('There is nothing to seal anew.');
  });

  it('F9 G4 are sealed in forms that were received, which their guest still finds, as does the last release', async () => {
    const inbox = new EmbeddedLeadInbox(nodes.db, nodes.clock);
    const lead = { ...aLead(), contactId: 'contact-eleanor-marsh', fields: { message: 'An allergy to rare nuts' } };
    await inbox.accept(lead);
    const forms = async (db: typeof nodes.db) => await new EmbeddedSentForms(db).find('contact-eleanor-marsh');
    expect(await forms(nodes.db)).toMatchObject([{ formId: lead.formId, fields: lead.fields }]);
    expect(await inbox.find({ limit: 1 })).toMatchObject([{ lead: { fields: lead.fields } }]);
    expect(await stored()).not.toContain('rare nuts');
    expect(await forms(nodes.db.withoutPlugins())).toMatchObject([{ formId: lead.formId, fields: {} }]);
  });

  it('F9 G4 D1 are sealed in forms that wait for their CRM, of which the last release claims none', async () => {
    const outbox = new SqlLeadOutbox(nodes.db, nodes.clock);
    const plain = nodes.db.withoutPlugins();
    const [lead, ofLastRelease] = [aLead({ fields: { message: 'An allergy to rare nuts' } }), aLead()];
    await outbox.save(lead);
    expect(await stored()).not.toContain('rare nuts');
    expect(await plain.selectFrom('lead_outbox').select('state').where('state', '=', 'waiting').execute()).toEqual([]);
    await new SqlLeadOutbox(plain, nodes.clock).save(ofLastRelease);
    await plain
      .updateTable('lead_outbox')
      .set({ state: 'waiting' })
      .where('submission_id', '=', ofLastRelease.submissionId)
      .execute();
    expect(await outbox.state()).toMatchObject({ waiting: 2, dead: 0 });
    const claimed = await outbox.claimDue({ max: 10, forSeconds: 30 });
    expect(claimed.map((one) => one.lead)).toEqual(expect.arrayContaining([lead, ofLastRelease]));
    await outbox.markDead({ submissionId: lead.submissionId, reason: 'refused' });
    expect(await outbox.findDead()).toMatchObject([{ lead: { fields: lead.fields } }]);
    expect(await stored()).not.toContain('rare nuts');
    expect(await outbox.revive(lead.submissionId)).toBe(true);
    await outbox.markDelivered(lead.submissionId);
    expect(await stored()).not.toMatch(/rare nuts|"content_sealed":"[^"]/);
  });

  it('F9 refuse a value that cannot be sealed, and leave what holds no birthday as it is', async () => {
    expect(() =>
      nodes.db
        .updateTable('reservation_guests')
        .set(({ ref }) => ({ birthday: ref('last_name') }))
        .compile(),
    ).toThrow('birthday is sealed');
    expect(() =>
      nodes.db
        .insertInto('excursion_parties')
        .columns(['party_id', 'notes'])
        .expression((from) => from.selectFrom('excursion_parties').select(['party_id', 'notes']))
        .compile(),
    ).toThrow('notes is sealed');
    const compiled = nodes.db.updateTable('holds').set({ guests: '[{"firstName":"Ada"}]' }).compile();
    expect(compiled.parameters).toEqual(['[{"firstName":"Ada"}]']);
    expect(someSeals.isCurrent('1974-06-18')).toBe(false);
  });
});
