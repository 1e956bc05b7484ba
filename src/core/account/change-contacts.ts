import { type Contact, type ContactChannel, type ContactSheet, type ContactUse, maxContacts } from './contact';
import { settlePrimary } from './primary';

export type ContactChange =
  | {
      readonly kind: 'add';
      readonly channel: ContactChannel;
      readonly address: string;
      readonly country?: string;
      readonly use: ContactUse;
      readonly isPrimary: boolean;
    }
  | {
      readonly kind: 'edit';
      readonly id: string;
      readonly channel?: ContactChannel;
      readonly address?: string;
      readonly country?: string;
      readonly use?: ContactUse;
      readonly isPrimary?: boolean;
    }
  | { readonly kind: 'remove'; readonly id: string };

export type ContactRefusal =
  /** The list has the maximum of four of this channel (ACC-16). */
  | 'full'
  | 'already-listed'
  /** The last confirmed e-mail, and the last way to sign in, cannot be removed. */
  | 'last-confirmed'
  /** A primary entry can only be replaced, not switched off (H64). */
  | 'needs-primary'
  | 'two-primaries'
  | 'other-channel';

export type ChangeContactsOutcome =
  | { readonly kind: 'changed'; readonly contacts: readonly Contact[] }
  /** One of the ids is not this guest's: nothing is changed, and its owner is not revealed (reliability C2). */
  | { readonly kind: 'not-found' }
  | {
      readonly kind: 'refused';
      readonly at: number;
      readonly reason: ContactRefusal;
      readonly channel: ContactChannel;
    };

const channels = ['email', 'phone'] as const;

/**
 * Applies all changes or none (ACC-07 to ACC-09, H64): at most four of a channel, exactly one primary of each non-empty
 * channel, and never without a way to sign in if there was one. A new or edited address is unconfirmed; the confirmed
 * one that it replaces stays in force until then. When the primary is removed, the first confirmed of the others
 * replaces it.
 */
export function changeContacts(
  before: ContactSheet,
  changes: readonly ContactChange[],
  newId: () => string,
): ChangeContactsOutcome {
  if (!changes.every((change) => isKnown(before, change))) return { kind: 'not-found' };
  const result = changes.reduce<ContactChangeResult>(
    (sheet, change, at) => apply(sheet, change, at, { newId, before }),
    {
      contacts: before.contacts,
      requestedPrimary: [],
    },
  );
  if (result.refusal) return result.refusal;
  // A later change of the same request may have removed the entry.
  const requestedPrimary = result.requestedPrimary.filter((primaryChoice) =>
    result.contacts.some(({ id }) => id === primaryChoice.id),
  );
  const contacts = channels.flatMap((channel) =>
    settlePrimary(
      result.contacts.filter((contact) => contact.channel === channel),
      {
        requestedPrimary: requestedPrimary.find(
          (primaryChoice) => primaryChoice.channel === channel && primaryChoice.isPrimary,
        )?.id,
        comesNext: ({ confirmedAddress }) => confirmedAddress !== undefined,
      },
    ),
  );
  const orderedContacts = result.contacts
    .map(({ id }) => contacts.find((contact) => contact.id === id))
    .filter((contact) => contact !== undefined);
  return (
    checkSheet({ before: before.contacts, after: orderedContacts, changes, requestedPrimary }) ?? {
      kind: 'changed',
      contacts: orderedContacts,
    }
  );
}

type RefusedChange = Extract<ChangeContactsOutcome, { kind: 'refused' }>;

interface PrimaryChoice {
  readonly at: number;
  readonly id: string;
  readonly channel: ContactChannel;
  readonly isPrimary: boolean;
}

interface ContactChangeResult {
  readonly contacts: readonly Contact[];
  readonly requestedPrimary: readonly PrimaryChoice[];
  readonly refusal?: RefusedChange;
}

const isKnown = ({ contacts, removedIds }: ContactSheet, change: ContactChange): boolean =>
  change.kind === 'add' ||
  contacts.some(({ id }) => id === change.id) ||
  (change.kind === 'remove' && removedIds.includes(change.id));

function apply(
  sheet: ContactChangeResult,
  change: ContactChange,
  at: number,
  { newId, before }: { readonly newId: () => string; readonly before: ContactSheet },
): ContactChangeResult {
  if (sheet.refusal) return sheet;
  if (change.kind === 'remove') return { ...sheet, contacts: sheet.contacts.filter(({ id }) => id !== change.id) };
  if (change.kind === 'edit') return edit(sheet, change, at);
  const { channel, address, country, use, isPrimary } = change;
  const id = newId();
  if (before.contacts.some((contact) => contact.id === id) || before.removedIds.includes(id)) return sheet;
  return {
    contacts: [
      ...sheet.contacts,
      { id, channel, address, use, isPrimary: false, ...(country === undefined ? {} : { country }) },
    ],
    requestedPrimary: isPrimary ? [...sheet.requestedPrimary, { at, id, channel, isPrimary }] : sheet.requestedPrimary,
  };
}

function edit(
  sheet: ContactChangeResult,
  { id, channel, address, country, use, isPrimary }: Extract<ContactChange, { kind: 'edit' }>,
  at: number,
): ContactChangeResult {
  const contact = sheet.contacts.find((one) => one.id === id);
  // An earlier change of the same request has removed it.
  if (!contact) return sheet;
  if (channel !== undefined && channel !== contact.channel)
    return { ...sheet, refusal: { kind: 'refused', at, reason: 'other-channel', channel: contact.channel } };
  const editedContact: Contact = {
    ...contact,
    ...(address === undefined ? {} : { address }),
    ...(address === undefined || country === undefined ? {} : { country }),
    ...(use === undefined ? {} : { use }),
  };
  return {
    contacts: sheet.contacts.map((one) => (one === contact ? editedContact : one)),
    requestedPrimary:
      isPrimary === undefined
        ? sheet.requestedPrimary
        : [...sheet.requestedPrimary, { at, id, channel: contact.channel, isPrimary }],
  };
}

interface ContactChanges {
  readonly before: readonly Contact[];
  readonly after: readonly Contact[];
  readonly changes: readonly ContactChange[];
  readonly requestedPrimary: readonly PrimaryChoice[];
}

function checkSheet(changes: ContactChanges): RefusedChange | undefined {
  for (const channel of channels) {
    const refusal = checkChannel(channel, changes);
    if (refusal) return { kind: 'refused', channel, ...refusal };
  }
  return undefined;
}

function checkChannel(
  channel: ContactChannel,
  { before, after, changes, requestedPrimary }: ContactChanges,
): Pick<RefusedChange, 'at' | 'reason'> | undefined {
  const contactsOfChannel = after.filter((contact) => contact.channel === channel);
  const lastOf = (isIt: (change: ContactChange) => boolean) => Math.max(changes.findLastIndex(isIt), 0);
  if (
    contactsOfChannel.length > Math.max(maxContacts, before.filter((contact) => contact.channel === channel).length)
  ) {
    return { reason: 'full', at: lastOf((change) => change.kind === 'add' && change.channel === channel) };
  }
  const twice = contactsOfChannel.find(({ id, address }) =>
    contactsOfChannel.some(
      (other) => other.id !== id && (other.address === address || other.confirmedAddress === address),
    ),
  );
  if (twice)
    return {
      reason: 'already-listed',
      at: lastOf((change) => change.kind !== 'remove' && change.address === twice.address),
    };
  const primaryChoices = requestedPrimary.filter((primaryChoice) => primaryChoice.channel === channel);
  const primaryIds = new Set(primaryChoices.filter(({ isPrimary }) => isPrimary).map(({ id }) => id));
  if (primaryIds.size > 1)
    return { reason: 'two-primaries', at: primaryChoices.findLast(({ isPrimary }) => isPrimary)?.at ?? 0 };
  const off = primaryChoices.find(
    ({ id, isPrimary }) =>
      !isPrimary &&
      contactsOfChannel.some((contact) => contact.id === id && contact.isPrimary) &&
      before.some((contact) => contact.id === id && contact.isPrimary),
  );
  if (off) return { reason: 'needs-primary', at: off.at };
  if (losesLastSignInAddress(channel, before, after))
    return {
      reason: 'last-confirmed',
      at: lastOf(
        (change) =>
          change.kind === 'remove' && before.some((contact) => contact.id === change.id && contact.channel === channel),
      ),
    };
  return undefined;
}

/** The line writes to guests by e-mail; a phone may be removed as long as an e-mail opens the account. */
function losesLastSignInAddress(
  channel: ContactChannel,
  before: readonly Contact[],
  after: readonly Contact[],
): boolean {
  const count = (contacts: readonly Contact[], kind?: ContactChannel) =>
    contacts.filter(
      (contact) => contact.confirmedAddress !== undefined && (kind === undefined || contact.channel === kind),
    ).length;
  if (count(before, channel) === 0 || count(after, channel) > 0) return false;
  return channel === 'email' || count(after) === 0;
}
