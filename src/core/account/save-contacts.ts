import { changeContacts, type ChangeContactsOutcome, type ContactChange } from './change-contacts';
import type { ContactSheet } from './contact';
import type { ContactRepository } from './contact-repository.port';
import type { NotifyOfContactChange } from './notify-of-contact-change';

type SaveContactsOutcome =
  | { readonly kind: 'saved'; readonly sheet: ContactSheet; readonly notificationErrors: readonly unknown[] }
  | Exclude<ChangeContactsOutcome, { kind: 'changed' }>;

interface SaveContactsParts {
  readonly repository: ContactRepository;
  readonly notifier: Pick<NotifyOfContactChange, 'run'>;
  readonly newId: () => string;
}

/** Saves all changes or none, and notifies the former addresses (ACC-07 to ACC-09, H64, A8). */
export class SaveContacts {
  constructor(private readonly parts: SaveContactsParts) {}

  /** `newIds` are the ids of the entries that this call adds, so that the call can be repeated. */
  async run({
    contactId,
    changes,
    newIds = () => this.parts.newId,
  }: {
    readonly contactId: string;
    readonly changes: readonly ContactChange[];
    readonly newIds?: () => () => string;
  }): Promise<SaveContactsOutcome> {
    const { repository, notifier } = this.parts;
    const { outcome, before, after } = await repository.change({
      contactId,
      decide: (sheet) => changeContacts(sheet, changes, newIds()),
    });
    if (outcome.kind !== 'changed') return outcome;
    return { kind: 'saved', sheet: after, notificationErrors: await notifier.run({ before, after }) };
  }
}
