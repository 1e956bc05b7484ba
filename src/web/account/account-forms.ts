import { formLine, readForm } from '../routing/read-form';
import { Joi, type ValueOf } from '../routing/typed-joi';
import type { Secrets } from '../../core/shared/secrets.port';

const box = Joi.boolean().truthy('true').default(false).failover(false);

const formSchema = Joi.object({
  id: formLine(80),
  email: formLine(320),
  countryCode: formLine(80),
  phoneNumber: formLine(80),
  businessPersonal: formLine(40),
  country: formLine(80),
  street: formLine(300),
  city: formLine(120),
  state: formLine(80),
  postalCode: formLine(40),
  fsyPrimary: box,
  remove: box,
});

/** A posted form of the account, with its wire names (ACC-05, ACC-06). */
export type AccountForm = ValueOf<typeof formSchema>;

/** Missing or overlong values become empty: the form is shown again with its messages. */
export const readAccountForm = (body: unknown): AccountForm => readForm(formSchema, body);

export const emptyForm: AccountForm = readAccountForm({});

const purpose = 'account-draft';
const maxAddressLength = 1_600;

/**
 * A form whose code had expired, sealed in the return URL of sign-in: no log or history can read it (reliability A8,
 * C11).
 */
export class AccountDrafts {
  constructor(private readonly secrets: Pick<Secrets, 'seal' | 'open'>) {}

  /** A form that is too long for a URL is not sealed, and the guest types it again. */
  seal(form: AccountForm, contactId: string): string | undefined {
    const typedFields = Object.fromEntries(Object.entries(form).filter(([, value]) => value !== '' && value !== false));
    const seal = this.secrets.seal(purpose, JSON.stringify({ ...typedFields, contactId }));
    return seal.length <= maxAddressLength ? seal : undefined;
  }

  open(seal: unknown, contactId: string): AccountForm | undefined {
    const text = typeof seal === 'string' && seal !== '' ? this.secrets.open(purpose, seal) : undefined;
    if (text === undefined) return undefined;
    const { contactId: owner, ...typedFields } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    return owner === contactId ? readAccountForm(typedFields) : undefined;
  }
}
