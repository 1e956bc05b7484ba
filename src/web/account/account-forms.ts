import Joi from 'joi';
import type { Secrets } from '../../core/shared/secrets.port';

const line = (maxLength: number) => Joi.string().allow('').max(maxLength).default('').failover('');

/** A form of the account as a browser posts it, by the names on the wire (ACC-05, ACC-06); a box is ticked or not. */
export interface AccountForm {
  readonly id: string;
  readonly email: string;
  readonly countryCode: string;
  readonly phoneNumber: string;
  readonly businessPersonal: string;
  readonly country: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly fsyPrimary: boolean;
  readonly remove: boolean;
}

const box = Joi.boolean().truthy('true').default(false).failover(false);

const formSchema = Joi.object({
  id: line(80),
  email: line(320),
  countryCode: line(80),
  phoneNumber: line(80),
  businessPersonal: line(40),
  country: line(80),
  street: line(300),
  city: line(120),
  state: line(80),
  postalCode: line(40),
  fsyPrimary: box,
  remove: box,
});

const fieldsOf = (body: unknown): object => (typeof body === 'object' && !Array.isArray(body) ? (body ?? {}) : {});

/** What is missing or far too long becomes empty: the form comes back and says what it wants. */
export const readAccountForm = (body: unknown): AccountForm =>
  formSchema.validate(fieldsOf(body), { stripUnknown: true }).value as AccountForm;

export const emptyForm: AccountForm = readAccountForm({});

const purpose = 'account-draft';
const maxAddressLength = 1_600;

/**
 * What was typed when a code had grown too old, sealed for the address that the guest comes back to after sign-in: no
 * log and no history can read it (reliability A8, C11). Of another guest's nothing is shown.
 */
export class AccountDrafts {
  constructor(private readonly secrets: Pick<Secrets, 'seal' | 'open'>) {}

  /** Undefined when it is too long for an address; then the guest types it again. */
  seal(form: AccountForm, contactId: string): string | undefined {
    const typed = Object.fromEntries(Object.entries(form).filter(([, value]) => value !== '' && value !== false));
    const sealed = this.secrets.seal(purpose, JSON.stringify({ ...typed, contactId }));
    return sealed.length <= maxAddressLength ? sealed : undefined;
  }

  open(sealed: unknown, contactId: string): AccountForm | undefined {
    const text = typeof sealed === 'string' && sealed !== '' ? this.secrets.open(purpose, sealed) : undefined;
    if (text === undefined) return undefined;
    const { contactId: owner, ...typed } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    return owner === contactId ? readAccountForm(typed) : undefined;
  }
}
