import type { Request, Response } from 'express';
import { accountTexts as texts } from '../../core/account/account-texts';
import type { AddressRepository } from '../../core/account/address-repository.port';
import { changeAddresses } from '../../core/account/change-addresses';
import type { ContactRepository } from '../../core/account/contact-repository.port';
import { type TypedContact, validateContact } from '../../core/account/validate-contact';
import type { SaveContacts } from '../../core/account/save-contacts';
import type { PhoneNumbers } from '../../core/geo/phone-numbers.port';
import type { Receipts } from '../../core/shared/receipts.port';
import { guestOf } from '../session/guest-of';
import { invalid, someoneElse, toAddressError, toContactError } from './account-errors';
import {
  type AddressItem,
  contactFieldNames,
  type ContactItem,
  toAddressItem,
  toContactItem,
  toTypedAddress,
  toTypedContact,
} from './contact-wire';
import { entryIds } from './entry-ids';
import { handle } from '../routing/handle';
import { carryOutOnce } from '../routing/carry-out-once';
import { readIdempotencyKey } from '../routing/idempotency-key';
import {
  addAddressesOperation,
  addContactsOperation,
  changeAddressesOperation,
  changeContactsOperation,
} from './account.schema';

interface AccountApiParts {
  readonly repository: Pick<ContactRepository, 'find'>;
  readonly addresses: AddressRepository;
  readonly saveContacts: Pick<SaveContacts, 'run'>;
  readonly phones: PhoneNumbers;
  readonly receipts: Receipts;
  readonly newId: () => string;
}

interface OwnedItem {
  readonly id?: string;
  readonly contactId?: string;
}

export class AccountApi {
  constructor(private readonly parts: AccountApiParts) {}

  readonly findContacts = (req: Request, res: Response): Promise<void> =>
    this.answerContacts(guestOf(req).contactId, res);

  readonly addContacts = handle(addContactsOperation, ({ body }, req, res) =>
    this.writeContacts(req, res, ownItems(req, body)),
  );

  readonly changeContacts = handle(changeContactsOperation, ({ body }, req, res) =>
    this.writeContacts(req, res, requireIds(ownItems(req, body))),
  );

  readonly findAddresses = (req: Request, res: Response): Promise<void> =>
    this.answerAddresses(guestOf(req).contactId, res);

  readonly addAddresses = handle(addAddressesOperation, ({ body }, req, res) =>
    this.writeAddresses(req, res, ownItems(req, body)),
  );

  readonly changeAddresses = handle(changeAddressesOperation, ({ body }, req, res) =>
    this.writeAddresses(req, res, requireIds(ownItems(req, body))),
  );

  private async writeContacts(req: Request, res: Response, items: readonly ContactItem[]): Promise<void> {
    const { contactId } = guestOf(req);
    const typedContacts = await this.withKnownCountries(contactId, items.map(toTypedContact));
    const validations = typedContacts.map((typedContact) => validateContact(typedContact, this.parts.phones));
    const mistakes = validations.flatMap((one, at) =>
      one.kind === 'wrong'
        ? one.mistakes.map(({ field, message }) => ({ field: `${at}.${contactFieldNames[field]}`, message }))
        : [],
    );
    if (mistakes.length > 0) throw invalid(mistakes);
    const changes = validations.flatMap((one) => (one.kind === 'right' ? [one.change] : []));
    const work = async () => {
      const outcome = await this.parts.saveContacts.run({ contactId, changes, newIds: () => this.idsFor(req) });
      if (outcome.kind !== 'saved') throw toContactError(outcome);
      for (const cause of outcome.notificationErrors)
        req.log.warn({ err: cause }, 'a guest could not be notified of a change of their contact details');
      return '';
    };
    const { receipts } = this.parts;
    const key = readIdempotencyKey(req);
    await carryOutOnce({ receipts, scope: `contacts of ${contactId}`, key, body: items, work });
    await this.answerContacts(contactId, res);
  }

  /** A new number of an entry is one of the entry's country, which an item may leave out like any other field. */
  private async withKnownCountries(
    contactId: string,
    typedContacts: readonly TypedContact[],
  ): Promise<readonly TypedContact[]> {
    const isIncomplete = ({ id, phone, country }: TypedContact) =>
      id !== undefined && phone !== undefined && country === undefined;
    if (!typedContacts.some(isIncomplete)) return typedContacts;
    const { contacts } = await this.parts.repository.find(contactId);
    return typedContacts.map((typedContact) => {
      const contact = isIncomplete(typedContact) ? contacts.find(({ id }) => id === typedContact.id) : undefined;
      return contact
        ? { ...typedContact, country: contact.country ?? this.parts.phones.countryOf(contact.address) }
        : typedContact;
    });
  }

  private async writeAddresses(req: Request, res: Response, items: readonly AddressItem[]): Promise<void> {
    const { contactId } = guestOf(req);
    const { addresses, receipts } = this.parts;
    const work = async () => {
      const outcome = await addresses.change({
        contactId,
        decide: (sheet) => changeAddresses(sheet, items.map(toTypedAddress), this.idsFor(req)),
      });
      if (outcome.kind !== 'changed') throw toAddressError(outcome);
      return '';
    };
    const key = readIdempotencyKey(req);
    await carryOutOnce({ receipts, scope: `addresses of ${contactId}`, key, body: items, work });
    await this.answerAddresses(contactId, res);
  }

  private idsFor(req: Request): () => string {
    return entryIds({ contactId: guestOf(req).contactId, key: req.get('idempotency-key'), newId: this.parts.newId });
  }

  private async answerContacts(contactId: string, res: Response): Promise<void> {
    const { contacts } = await this.parts.repository.find(contactId);
    res.json(
      contacts.map((contact) => toContactItem(contact, contactId, (phone) => this.parts.phones.countryOf(phone))),
    );
  }

  private async answerAddresses(contactId: string, res: Response): Promise<void> {
    const { addresses } = await this.parts.addresses.find(contactId);
    res.json(addresses.map((address) => toAddressItem(address, contactId)));
  }
}

/**
 * Checks that all items are those of one guest: an item with the contactId of another guest refuses the whole request
 * (H60).
 */
function ownItems<Item extends OwnedItem>(req: Request, items: readonly Item[]): readonly Item[] {
  const { contactId } = guestOf(req);
  if (items.some((item) => item.contactId !== undefined && item.contactId !== contactId)) throw someoneElse();
  return items;
}

function requireIds<Item extends OwnedItem>(items: readonly Item[]): readonly Item[] {
  const nameless = items.flatMap(({ id }, at) =>
    id === undefined ? [{ field: `${at}.id`, message: texts.idRequired }] : [],
  );
  if (nameless.length > 0) throw invalid(nameless);
  return items;
}
