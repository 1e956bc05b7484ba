import type { ErrorCodes } from '../openapi/catalogued-error';

export const contentWebhookErrorCodes: ErrorCodes = {
  BAD_SIGNATURE: {
    status: 401,
    when: 'A call of the content system is not signed as it should be, is too old, or came before.',
    text: 'This call is not signed as it should be.',
  },
};
