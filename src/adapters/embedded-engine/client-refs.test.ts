import { twoNodes } from '../../../test/builders/two-nodes';
import { testDatabases } from '../../../test/services/databases';
import { EmbeddedClientRefs } from './client-refs';
import { eleanor, james } from '../embedded-line/seed/sample-guests';
import { sampleClientRefs } from '../embedded-crm/account/client-ref-tables';

describe.each(testDatabases)('the names that another vendor gives our guests, $name', ({ create }) => {
  it('C1 finds a contact by the other CRM’s id, then by its own, and nobody by anything else', async () => {
    const { db, close } = await twoNodes(create);
    const refs = new EmbeddedClientRefs(db);
    expect(await refs.findContact(sampleClientRefs[eleanor.contactId])).toBe(eleanor.contactId);
    expect(await refs.findContact(james.contactId)).toBe(james.contactId);
    expect([await refs.getRef(eleanor.contactId), await refs.getRef('nobody')]).toEqual([
      sampleClientRefs[eleanor.contactId],
      'nobody',
    ]);
    await db
      .updateTable('contacts')
      .set({ client_ref: eleanor.contactId })
      .where('contact_id', '=', james.contactId)
      .execute();
    expect(await refs.findContact(eleanor.contactId)).toBe(james.contactId);
    for (const unknownRef of ['', '0035g00000ElMarAAG', "' or 1=1 --", 'x'.repeat(10_000)])
      expect(await refs.findContact(unknownRef)).toBeUndefined();
    await close();
  });
});
