import { accountTexts as texts, contactRefusalText } from '../../core/account/account-texts';
import type { ChangeAddressesOutcome } from '../../core/account/change-addresses';
import type { ChangeContactsOutcome, ContactRefusal } from '../../core/account/change-contacts';
import type { ContactChannel } from '../../core/account/contact';
import { type FieldError, HttpError } from '../http-error';

export const someoneElse = () => new HttpError(403, 'FORBIDDEN', texts.someoneElse);

const notOnAccount = () => new HttpError(404, 'NOT_FOUND', texts.notFound);

export const invalid = (fields: readonly FieldError[]) =>
  new HttpError(422, 'INVALID', fields[0]?.message ?? texts.notFound, { fields });

const listFull = (fields: readonly FieldError[]) =>
  new HttpError(422, 'LIST_FULL', fields[0]?.message ?? texts.addressesFull, { fields });

export function refusedField(reason: ContactRefusal, channel: ContactChannel): string {
  switch (reason) {
    case 'already-listed':
    case 'full':
      return channel === 'email' ? 'email' : 'phoneNumber';
    case 'last-confirmed':
      return 'active';
    case 'needs-primary':
    case 'two-primaries':
      return 'fsyPrimary';
    case 'other-channel':
      return 'type';
  }
}

export function toContactError(outcome: Exclude<ChangeContactsOutcome, { kind: 'changed' }>): HttpError {
  if (outcome.kind === 'not-found') return notOnAccount();
  const { at, reason, channel } = outcome;
  const message = contactRefusalText(reason, channel);
  const fields = [{ field: `${at}.${refusedField(reason, channel)}`, message }];
  return reason === 'full' ? listFull(fields) : invalid(fields);
}

type AddressRefusal = Extract<ChangeAddressesOutcome, { kind: 'refused' }>['reason'];

const addressRefusals: Readonly<Record<AddressRefusal, { readonly field: string; readonly message: string }>> = {
  full: { field: 'street', message: texts.addressesFull },
  'needs-primary': { field: 'fsyPrimary', message: texts.primaryAddress },
  'two-primaries': { field: 'fsyPrimary', message: texts.twoPrimaryAddresses },
  'nothing-to-remove': { field: 'id', message: texts.idRequired },
};

export const addressRefusal = (reason: AddressRefusal) => addressRefusals[reason];

export function toAddressError(outcome: Exclude<ChangeAddressesOutcome, { kind: 'changed' }>): HttpError {
  switch (outcome.kind) {
    case 'not-found':
      return notOnAccount();
    case 'wrong':
      return invalid(outcome.mistakes.map(({ at, field, message }) => ({ field: `${at}.${field}`, message })));
    case 'refused': {
      const { field, message } = addressRefusal(outcome.reason);
      const fields = [{ field: `${outcome.at}.${field}`, message }];
      return outcome.reason === 'full' ? listFull(fields) : invalid(fields);
    }
  }
}
