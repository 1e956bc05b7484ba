import { maxAddresses } from '../../core/account/address';
import { maxContacts } from '../../core/account/contact';
import type { ErrorCodes } from '../openapi/catalogued-error';

export const accountErrorCodes: ErrorCodes = {
  LIST_FULL: {
    status: 422,
    when: `A guest has ${maxContacts} e-mails, ${maxContacts} phone numbers or ${maxAddresses} addresses, and adds another.`,
    text: 'There is no room for another one.',
    field: '0',
  },
};
