import { aLead } from '../../../test/builders/a-lead';
import { twoNodes, type TwoNodes } from '../../../test/builders/two-nodes';
import { testDatabases } from '../../../test/services/databases';
import { refusalOf } from '../../../test/support/refusal-of';
import { EmbeddedLeadInbox } from '../embedded-crm/leads/lead-inbox';
import { eleanor } from '../embedded-line/seed/sample-guests';
import { SqlLeadOutbox } from '../embedded-state/leads/lead-outbox';
import { EmbeddedWatches } from '../embedded-state/watches/watches';
import { NodeSecrets } from '../node-crypto/secrets';
import { VisitorErasure } from './visitor-erasure';

const email = 'ada@example.com';

describe.each([...testDatabases])('a person without an account who asked for deletion, $name', ({ create }) => {
  let line: TwoNodes;
  beforeEach(async () => {
    line = await twoNodes(create);
  });
  afterEach(() => line.close());

  const erase = (address: string) => new VisitorErasure({ db: line.db, clock: line.clock, who: 'ines' }).run(address);

  it('H60 F9 leaves no form, inquiry or watch under the address, and others’ as they are', async () => {
    const { db, clock } = line;
    const inbox = new EmbeddedLeadInbox(db, clock);
    const others = { submissionId: 'others', fields: { email: 'bea@example.com' } };
    await inbox.accept(aLead());
    await inbox.accept(aLead({ formId: 'inquire-now' }));
    await inbox.accept(aLead(others));
    await inbox.accept(aLead({ submissionId: 'of a guest', contactId: eleanor.contactId }));
    await new SqlLeadOutbox(db, clock).save(aLead());
    for (const address of [email, 'bea@example.com'])
      await new EmbeddedWatches(db, new NodeSecrets('a secret for tests'), clock).add({
        email: address,
        itineraryId: line.itineraryIds[0] ?? '',
        events: 'all',
        figures: { isFree: true },
        max: 20,
      });
    expect(await erase(email)).toBe('3 forms and all watches of the address are erased.');
    const left = await db.selectFrom('leads').select('submission_id').orderBy('submission_id').execute();
    expect(left.map(({ submission_id: id }) => id)).toEqual(['of a guest', 'others']);
    expect(await db.selectFrom('inquiries').selectAll().where('address', '=', email).execute()).toEqual([]);
    expect(await db.selectFrom('lead_outbox').selectAll().execute()).toEqual([]);
    const owners = await db.selectFrom('watch_owners').select(['email', 'email_sealed']).execute();
    expect(owners.map((owner) => owner.email)).toEqual(['bea@example.com']);
    expect(await db.selectFrom('line_log').select(['who', 'command', 'outcome']).execute()).toEqual([
      { who: 'ines', command: 'erase-visitor', outcome: '3 forms and all watches of the address are erased.' },
    ]);
  });

  it('H60 refuses the address of a guest, who asks in the account', async () => {
    expect(await refusalOf(erase(eleanor.email))).toContain('opens a guest’s account');
    expect(await line.db.selectFrom('line_log').selectAll().execute()).toEqual([]);
  });
});
