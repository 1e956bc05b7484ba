import fc from 'fast-check';
import { changeContacts, type ContactChange } from './change-contacts';
import { addressInUse, type Contact, type ContactSheet, isConfirmed } from './contact';

const contact = (id: string, more: Partial<Contact> = {}): Contact => ({
  id,
  channel: 'email',
  address: `${id}@example.com`,
  use: 'Personal',
  isPrimary: false,
  ...more,
});
const sheetOf = (contacts: readonly Contact[]): ContactSheet => ({ contacts, removedIds: ['gone'], inUse: {} });
const known = (id: string, more: Partial<Contact> = {}) =>
  contact(id, { confirmedAddress: `${id}@example.com`, ...more });
const add = (address: string, isPrimary = false, channel: 'email' | 'phone' = 'email'): ContactChange => ({
  kind: 'add',
  channel,
  address,
  use: 'Business',
  isPrimary,
});
const change = (contacts: readonly Contact[], ...changes: readonly ContactChange[]) =>
  changeContacts(sheetOf(contacts), changes, () => 'new');
const primaries = (contacts: readonly Contact[], channel: Contact['channel']) =>
  contacts.filter((one) => one.channel === channel && one.isPrimary).length;

/** A step of a history: `pick` chooses among what is there. */
const step = fc.oneof(
  fc.record({
    kind: fc.constant('add' as const),
    channel: fc.constantFrom('email' as const, 'phone' as const),
    address: fc.nat(7),
    isPrimary: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('edit' as const),
    pick: fc.nat(9),
    address: fc.option(fc.nat(7), { nil: undefined }),
    isPrimary: fc.option(fc.boolean(), { nil: undefined }),
  }),
  fc.record({ kind: fc.constant('remove' as const), pick: fc.nat(9) }),
  fc.record({ kind: fc.constant('confirm' as const), pick: fc.nat(9) }),
);

describe('changing a list of contacts', () => {
  it('ACC-16 H64 C4 leaves, after any history, exactly one primary of each channel that has any, four at most, and a way in', () => {
    fc.assert(
      fc.property(fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 25 }), (history) => {
        let ids = 0;
        let contacts: readonly Contact[] = [known('first', { isPrimary: true })];
        for (const steps of history) {
          const changes = steps.flatMap((one): readonly ContactChange[] => {
            const picked = contacts[('pick' in one ? one.pick : 0) % Math.max(contacts.length, 1)];
            switch (one.kind) {
              case 'add':
                return [
                  {
                    kind: 'add',
                    channel: one.channel,
                    address: `${one.channel}-${one.address}`,
                    use: 'Personal',
                    isPrimary: one.isPrimary,
                  },
                ];
              case 'edit':
                return picked
                  ? [
                      {
                        kind: 'edit',
                        id: picked.id,
                        ...(one.address === undefined ? {} : { address: `${picked.channel}-${one.address}` }),
                        ...(one.isPrimary === undefined ? {} : { isPrimary: one.isPrimary }),
                      },
                    ]
                  : [];
              case 'remove':
                return picked ? [{ kind: 'remove', id: picked.id }] : [];
              case 'confirm':
                contacts = contacts.map((two) => (two === picked ? { ...two, confirmedAddress: two.address } : two));
                return [];
            }
          });
          const outcome = changeContacts(sheetOf(contacts), changes, () => `new-${(ids += 1)}`);
          if (outcome.kind === 'changed') contacts = outcome.contacts;
          for (const channel of ['email', 'phone'] as const) {
            const mine = contacts.filter((two) => two.channel === channel);
            expect(mine.length).toBeLessThanOrEqual(4);
            expect(primaries(mine, channel)).toBe(mine.length === 0 ? 0 : 1);
            expect(new Set(mine.map(({ address }) => address)).size).toBe(mine.length);
          }
          expect(addressInUse(contacts, 'email')).toBeDefined();
        }
      }),
      { numRuns: 150 },
    );
  });

  it('ACC-09 H64 moves the primary one, with or without the previous one being sent along', () => {
    const list = [known('a', { isPrimary: true }), known('b')];
    const moved = { kind: 'changed', contacts: [known('a'), known('b', { isPrimary: true })] };
    expect(
      change(list, { kind: 'edit', id: 'b', isPrimary: true }, { kind: 'edit', id: 'a', isPrimary: false }),
    ).toEqual(moved);
    expect(change(list, { kind: 'edit', id: 'b', isPrimary: true })).toEqual(moved);
    expect(change(list, { kind: 'edit', id: 'a', isPrimary: true })).toEqual({ kind: 'changed', contacts: list });
    expect(change(list, { kind: 'edit', id: 'b', isPrimary: false })).toEqual({ kind: 'changed', contacts: list });
    // The first of a channel becomes its primary one, whatever was said.
    expect(change(list, add('+13055550142', false, 'phone'))).toMatchObject({
      kind: 'changed',
      contacts: [{ id: 'a' }, { id: 'b' }, { channel: 'phone', isPrimary: true }],
    });
    expect(change(list, { kind: 'edit', id: 'a', isPrimary: false })).toMatchObject({
      kind: 'refused',
      reason: 'needs-primary',
      at: 0,
    });
    expect(change(list, add('c@example.com', true), { kind: 'edit', id: 'b', isPrimary: true })).toMatchObject({
      kind: 'refused',
      reason: 'two-primaries',
      at: 1,
    });
  });

  it('ACC-09 H64 refuses that the only one is not the primary one, not that one which takes its place was to stay as it was', () => {
    expect(change([known('a', { isPrimary: true })], { kind: 'edit', id: 'a', isPrimary: false })).toMatchObject({
      kind: 'refused',
      reason: 'needs-primary',
    });
    expect(
      change(
        [known('a', { isPrimary: true }), known('b')],
        { kind: 'remove', id: 'a' },
        { kind: 'edit', id: 'b', isPrimary: false },
      ),
    ).toMatchObject({ kind: 'changed', contacts: [{ id: 'b', isPrimary: true }] });
  });

  it('ACC-08 hands the place of a removed primary one to the first that is confirmed', () => {
    const outcome = change([known('a', { isPrimary: true }), contact('b'), known('c')], { kind: 'remove', id: 'a' });
    expect(outcome).toEqual({ kind: 'changed', contacts: [contact('b'), known('c', { isPrimary: true })] });
    expect(change([known('a', { isPrimary: true })], { kind: 'remove', id: 'gone' })).toMatchObject({
      kind: 'changed',
    });
  });

  it('A8 never lets the last confirmed e-mail go, nor the phone of a guest without e-mail', () => {
    const phone = known('p', { channel: 'phone', isPrimary: true });
    // The answer names the change that failed: the last removal of that channel.
    expect(
      change(
        [known('a', { isPrimary: true }), contact('b'), phone],
        { kind: 'edit', id: 'b', use: 'Business' },
        { kind: 'remove', id: 'a' },
        { kind: 'remove', id: 'p' },
        { kind: 'edit', id: 'b', use: 'Personal' },
      ),
    ).toMatchObject({ kind: 'refused', reason: 'last-confirmed', channel: 'email', at: 1 });
    expect(change([known('a', { isPrimary: true }), contact('b')], { kind: 'remove', id: 'a' })).toMatchObject({
      kind: 'refused',
      reason: 'last-confirmed',
    });
    expect(change([known('a', { isPrimary: true }), phone], { kind: 'remove', id: 'p' })).toMatchObject({
      kind: 'changed',
    });
    expect(change([phone], { kind: 'remove', id: 'p' })).toMatchObject({
      kind: 'refused',
      reason: 'last-confirmed',
      channel: 'phone',
    });
  });

  it('A8 takes an edited address as unconfirmed, and its old one back as it was', () => {
    const [edited] = changed(
      change([known('a', { isPrimary: true })], { kind: 'edit', id: 'a', address: 'x@example.com' }),
    );
    expect(edited).toMatchObject({ address: 'x@example.com', confirmedAddress: 'a@example.com' });
    expect(edited && isConfirmed(edited)).toBe(false);
    const [back] = changed(change(edited ? [edited] : [], { kind: 'edit', id: 'a', address: 'a@example.com' }));
    expect(back && isConfirmed(back)).toBe(true);
  });

  it('ACC-07 keeps the country of a phone number, which changes only together with the number', () => {
    const phone = (address: string, country: string) => ({ channel: 'phone', address, country }) as const;
    const added = changed(
      change([known('a', { isPrimary: true })], {
        kind: 'add',
        ...phone('+442079460142', 'GB'),
        use: 'Personal',
        isPrimary: true,
      }),
    );
    expect(added.at(-1)).toStrictEqual(contact('new', { ...phone('+442079460142', 'GB'), isPrimary: true }));
    const edited = (...edits: readonly ContactChange[]) => changed(change(added, ...edits)).at(-1);
    expect(edited({ kind: 'edit', id: 'new', country: 'FR' })).toMatchObject(phone('+442079460142', 'GB'));
    expect(edited({ kind: 'edit', id: 'new', ...phone('+33142685300', 'FR') })).toMatchObject(
      phone('+33142685300', 'FR'),
    );
    expect(edited({ kind: 'edit', id: 'new', address: '+442079460143' })).toMatchObject(phone('+442079460143', 'GB'));
  });

  it('ACC-07 adds an e-mail without a country', () => {
    const outcome = changed(change([known('a', { isPrimary: true })], add('e@example.com')));
    expect(outcome.at(-1)).toStrictEqual(contact('new', { address: 'e@example.com', use: 'Business' }));
  });

  it('E10 adds nothing a second time when a call is carried out again under the ids that it had', () => {
    const added = changed(
      changeContacts(
        { contacts: [known('a', { isPrimary: true })], removedIds: [], inUse: {} },
        [add('e@example.com')],
        () => 'of-this-call',
      ),
    );
    expect(
      changed(
        changeContacts({ contacts: added, removedIds: [], inUse: {} }, [add('e@example.com')], () => 'of-this-call'),
      ),
    ).toEqual(added);
    expect(
      changed(
        changeContacts(
          { contacts: added.slice(0, 1), removedIds: ['of-this-call'], inUse: {} },
          [add('e@example.com')],
          () => 'of-this-call',
        ),
      ),
    ).toEqual(added.slice(0, 1));
  });

  it('ACC-16 refuses a fifth, an address twice, another channel, and says which of the changes it was', () => {
    const four = ['a', 'b', 'c', 'd'].map((id) => known(id, { isPrimary: id === 'a' }));
    expect(change(four, { kind: 'edit', id: 'a', use: 'Business' }, add('e@example.com'))).toMatchObject({
      kind: 'refused',
      reason: 'full',
      at: 1,
    });
    expect(change(four, { kind: 'remove', id: 'b' }, add('e@example.com'))).toMatchObject({ kind: 'changed' });
    expect(change([known('a', { isPrimary: true })], add('a@example.com'))).toMatchObject({
      kind: 'refused',
      reason: 'already-listed',
      at: 0,
    });
    expect(change(four, { kind: 'edit', id: 'a', channel: 'phone', address: '+13055550142' })).toMatchObject({
      kind: 'refused',
      reason: 'other-channel',
    });
    expect(
      change(four, { kind: 'edit', id: 'a', use: 'Business' }, { kind: 'remove', id: 'of-somebody-else' }),
    ).toEqual({ kind: 'not-found' });
  });
});

describe('a list of contacts that was imported, or is being edited', () => {
  const many = ['a', 'b', 'c', 'd', 'e'].map((id) => known(id, { isPrimary: id === 'a' }));

  it('ACC-16 can be changed though it is longer than new lists may be, and takes no further entry', () => {
    expect(change(many, { kind: 'edit', id: 'b', use: 'Business' })).toMatchObject({ kind: 'changed' });
    expect(change(many, add('f@example.com'), add('+13055550142', false, 'phone'))).toEqual({
      kind: 'refused',
      channel: 'email',
      reason: 'full',
      at: 0,
    });
    expect(change(many, add('+13055550142', false, 'phone'))).toMatchObject({ kind: 'changed' });
  });

  it('refuses the address that another entry opens the account by, until that one has its new address', () => {
    const moving = known('a', { isPrimary: true, address: 'new@example.com' });
    expect(
      change([moving, known('b')], { kind: 'edit', id: 'b', use: 'Business' }, add('a@example.com'), {
        kind: 'edit',
        id: 'b',
        use: 'Personal',
      }),
    ).toEqual({ kind: 'refused', channel: 'email', reason: 'already-listed', at: 1 });
    expect(change([moving], add('new@example.com'))).toMatchObject({ reason: 'already-listed', at: 0 });
    expect(change([moving], { kind: 'remove', id: 'gone' }, add('new@example.com'))).toMatchObject({ at: 1 });
  });

  it('takes no notice of an edit of what the same call removes, nor of its request to be the primary one', () => {
    const list = [known('a', { isPrimary: true }), known('b'), known('c')];
    expect(
      change(list, { kind: 'remove', id: 'b' }, { kind: 'edit', id: 'b', address: 'x@example.com', isPrimary: true }),
    ).toEqual({ kind: 'changed', contacts: [list[0], list[2]] });
    expect(
      change(
        list,
        { kind: 'edit', id: 'b', isPrimary: true },
        { kind: 'remove', id: 'b' },
        {
          kind: 'edit',
          id: 'c',
          isPrimary: true,
        },
      ),
    ).toEqual({ kind: 'changed', contacts: [known('a'), known('c', { isPrimary: true })] });
  });

  it('stops at the first refused change', () => {
    expect(
      change([known('a', { isPrimary: true })], { kind: 'edit', id: 'a', channel: 'phone' }, add('b@example.com')),
    ).toEqual({ kind: 'refused', channel: 'email', reason: 'other-channel', at: 0 });
  });
});

describe('the address that the line writes to', () => {
  const [first, second] = [known('a'), known('b')];

  it.each([
    [
      'the confirmed one of the primary entry',
      [first, { ...second, isPrimary: true }],
      'a@example.com',
      'b@example.com',
    ],
    [
      'the one in use before where the primary entry has none',
      [first, second, contact('c', { isPrimary: true })],
      'b@example.com',
      'b@example.com',
    ],
    [
      'the first confirmed one where that is gone',
      [contact('c', { isPrimary: true }), first, second],
      'x@example.com',
      'a@example.com',
    ],
    ['none where none is confirmed', [contact('c', { isPrimary: true })], 'c@example.com', undefined],
    ['none of another channel', [{ ...first, channel: 'phone' as const }], undefined, undefined],
  ])('is %s', (_which, contacts, before, expected) => {
    expect(addressInUse(contacts, 'email', before)).toBe(expected);
  });
});

const changed = (outcome: ReturnType<typeof changeContacts>): readonly Contact[] => {
  if (outcome.kind !== 'changed') throw new Error(`Expected a change, got ${outcome.kind}.`);
  return outcome.contacts;
};
