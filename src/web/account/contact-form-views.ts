import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Contact, ContactChannel, ContactSheet } from '../../core/account/contact';
import type { PhoneNumbers } from '../../core/geo/phone-numbers.port';
import { accountPageTexts } from '../../../views/account/account.texts';
import type { AccountFormView } from '../../../views/account/AccountFormPage';
import type { FormMistakes } from '../../../views/account/form-fields';
import type { GeoLists } from '../geo/geo-lists';
import { paths } from '../paths';
import { type AccountForm, emptyForm } from './account-forms';

const texts = accountPageTexts.forms;

interface ContactFormInput {
  readonly channel: ContactChannel;
  readonly form: AccountForm;
  readonly contact: Contact | undefined;
  readonly sheet: ContactSheet;
  readonly mistakes: FormMistakes;
}

export class ContactFormViews {
  constructor(
    private readonly geo: Pick<GeoLists, 'forAccount' | 'defaultCountry'>,
    private readonly phones: Pick<PhoneNumbers, 'countryOf'>,
  ) {}

  toForm({ id, channel, address, country, use, isPrimary }: Contact): AccountForm {
    const form = { ...emptyForm, id, businessPersonal: use, fsyPrimary: isPrimary };
    if (channel === 'email') return { ...form, email: address };
    return {
      ...form,
      countryCode: country ?? this.phones.countryOf(address) ?? '',
      phoneNumber: parsePhoneNumberFromString(address)?.formatNational() ?? address,
    };
  }

  toView({ channel, form, contact, sheet, mistakes }: ContactFormInput): AccountFormView {
    const isPrimaryNow = contact?.isPrimary ?? false;
    const frame = {
      backHref: paths.account.settings,
      ...(contact ? { id: contact.id, removal: { isChosen: form.remove, ...removalNote(contact) } } : {}),
      isPrimary: (isPrimaryNow || form.fsyPrimary) && !form.remove,
      // The first entry of a channel is always primary, and cannot be unset.
      isPrimaryNow: isPrimaryNow || !sheet.contacts.some((one) => one.channel === channel),
      mistakes,
    };
    if (channel === 'email') {
      return {
        ...frame,
        kind: 'email',
        title: contact ? texts.editEmail : texts.addEmail,
        action: paths.account.emails,
        fields: { email: form.email, use: form.businessPersonal },
      };
    }
    const { countryCodes } = this.geo.forAccount({ fields: [{ kind: 'countryCodes' }] });
    const country =
      form.countryCode === '' && !contact && form.phoneNumber === '' ? this.geo.defaultCountry : form.countryCode;
    return {
      ...frame,
      kind: 'phone',
      title: contact ? texts.editPhone : texts.addPhone,
      action: paths.account.phones,
      fields: { country, phone: form.phoneNumber, use: form.businessPersonal, countryCodes },
    };
  }
}

const removalNote = ({ confirmedAddress }: Contact) =>
  confirmedAddress === undefined ? {} : { note: texts.endsSignIn };
