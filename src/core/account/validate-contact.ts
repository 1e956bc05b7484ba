import { listCountryCodes } from '../geo/country-codes';
import type { PhoneNumbers } from '../geo/phone-numbers.port';
import { parseEmail } from '../shared/email-address';
import { withoutAbsent } from '../shared/without-absent';
import { accountTexts as texts } from './account-texts';
import type { ContactChange } from './change-contacts';
import { type ContactChannel, contactUses } from './contact';

export interface TypedContact {
  readonly id?: string | undefined;
  readonly channel?: ContactChannel | undefined;
  readonly email?: string | undefined;
  /** The field accepts two letters, a dial code, or Name (+code) (GEO-03). */
  readonly country?: string | undefined;
  /** The number is national, or has the country code (ACC-15). */
  readonly phone?: string | undefined;
  readonly use?: string | undefined;
  readonly isPrimary?: boolean | undefined;
  readonly isRemoved?: boolean | undefined;
}

interface ContactMistake {
  readonly field: keyof TypedContact;
  readonly message: string;
}

type ContactValidation =
  | { readonly kind: 'right'; readonly change: ContactChange }
  | { readonly kind: 'wrong'; readonly mistakes: readonly ContactMistake[] };

type Phones = Pick<PhoneNumbers, 'parse' | 'dialCode' | 'countries'>;

export function validateContact(typedContact: TypedContact, phones: Phones): ContactValidation {
  const { id, isPrimary } = typedContact;
  if (id !== undefined && typedContact.isRemoved) return { kind: 'right', change: { kind: 'remove', id } };
  const channel = typedContact.channel ?? channelOf(typedContact);
  const address = channel === undefined ? undefined : validateAddress(typedContact, channel, phones);
  const use = validateUse(typedContact);
  const mistakes: readonly ContactMistake[] = [
    ...(id === undefined && channel === undefined ? [{ field: 'channel', message: texts.kindRequired } as const] : []),
    ...(id === undefined && typedContact.isRemoved ? [{ field: 'id', message: texts.idRequired } as const] : []),
    ...(Array.isArray(address) ? address : []),
    ...(use.kind === 'wrong' ? [{ field: 'use', message: texts.useRequired } as const] : []),
  ];
  if (mistakes.length > 0 || isMistakes(address) || use.kind === 'wrong') return { kind: 'wrong', mistakes };
  if (id !== undefined)
    return { kind: 'right', change: withoutAbsent({ kind: 'edit', id, channel, ...address, use: use.use, isPrimary }) };
  if (channel === undefined || address === undefined || use.use === undefined)
    return { kind: 'wrong', mistakes: [{ field: 'channel', message: texts.kindRequired }] };
  return { kind: 'right', change: { kind: 'add', channel, ...address, use: use.use, isPrimary: isPrimary ?? false } };
}

function channelOf({ email, phone }: TypedContact): ContactChannel | undefined {
  if (email !== undefined && email !== '') return 'email';
  if (phone !== undefined && phone !== '') return 'phone';
  return email === undefined ? undefined : 'email';
}

type Address = { readonly address: string; readonly country?: string };
const isMistakes = (
  validation: Address | readonly ContactMistake[] | undefined,
): validation is readonly ContactMistake[] => Array.isArray(validation);

/** A form without the field leaves the existing address as it is, and has nothing to validate. */
function validateAddress(
  typedContact: TypedContact,
  channel: ContactChannel,
  phones: Phones,
): Address | readonly ContactMistake[] | undefined {
  if (channel === 'phone') return validatePhone(typedContact, phones);
  if (typedContact.email === undefined && typedContact.id !== undefined) return undefined;
  const text = typedContact.email ?? '';
  if (text.trim() === '') return [{ field: 'email', message: texts.emailRequired }];
  const email = parseEmail(text);
  return email === undefined ? [{ field: 'email', message: texts.emailInvalid }] : { address: email };
}

function validatePhone(
  { id, country: countryText, phone: text }: TypedContact,
  phones: Phones,
): Address | readonly ContactMistake[] | undefined {
  if (id !== undefined && text === undefined) return undefined;
  const country = readCountryCode(countryText ?? '', phones);
  const unchosen = country === undefined ? [{ field: 'country', message: texts.countryCodeRequired } as const] : [];
  if ((text ?? '').trim() === '') return [...unchosen, { field: 'phone', message: texts.phoneRequired }];
  if (country === undefined) return unchosen;
  const address = phones.parse({ country, text: text ?? '' });
  return address === undefined ? [{ field: 'phone', message: texts.phoneInvalid }] : { address, country };
}

function readCountryCode(text: string, phones: Phones): string | undefined {
  const trimmedText = text.trim();
  const digits = /^\+?(\d{1,3})$/.exec(trimmedText)?.[1];
  return listCountryCodes(phones).find(
    ({ country, label }) =>
      country === trimmedText.toUpperCase() ||
      label === trimmedText ||
      (digits !== undefined && phones.dialCode(country) === digits),
  )?.country;
}

type UseValidation =
  | { readonly kind: 'right'; readonly use: (typeof contactUses)[number] | undefined }
  | { readonly kind: 'wrong' };

function validateUse({ id, use: text }: TypedContact): UseValidation {
  if (text === undefined && id !== undefined) return { kind: 'right', use: undefined };
  const use = contactUses.find((one) => one === text);
  return use === undefined ? { kind: 'wrong' } : { kind: 'right', use };
}
