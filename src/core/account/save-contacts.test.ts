import type { Contact } from './contact';
import type { ContactRepository } from './contact-repository.port';
import { SaveContacts } from './save-contacts';

const entry: Contact = {
  id: 'one',
  channel: 'email',
  address: 'one@example.com',
  use: 'Personal',
  isPrimary: true,
  confirmedAddress: 'one@example.com',
};
const before = { contacts: [entry], removedIds: [], inUse: {} };

function open() {
  const notified: object[] = [];
  const repository: Pick<ContactRepository, 'change'> = {
    change: async ({ decide }) => {
      const outcome = decide(before);
      return { outcome, before, after: outcome.kind === 'changed' ? { ...before, contacts: [] } : before };
    },
  };
  const save = new SaveContacts({
    repository: repository as ContactRepository,
    notifier: {
      run: async (change) => {
        notified.push(change);
        return ['a notice that did not go out'];
      },
    },
    newId: () => 'new',
  });
  return { save, notified };
}

describe('saving a guest’s contacts', () => {
  it('ACC-07 A8 tells the addresses that were there before, and why a notice did not go out', async () => {
    const { save, notified } = open();
    const added = {
      kind: 'add',
      channel: 'email',
      address: 'two@example.com',
      use: 'Business',
      isPrimary: false,
    } as const;
    const after = { ...before, contacts: [] };
    expect(await save.run({ contactId: 'eleanor', changes: [added] })).toEqual({
      kind: 'saved',
      sheet: after,
      notificationErrors: ['a notice that did not go out'],
    });
    expect(notified).toEqual([{ before, after }]);
  });

  it('ACC-16 A8 tells nobody of what was refused', async () => {
    const { save, notified } = open();
    expect((await save.run({ contactId: 'eleanor', changes: [{ kind: 'remove', id: 'one' }] })).kind).not.toBe('saved');
    expect(notified).toEqual([]);
  });
});
