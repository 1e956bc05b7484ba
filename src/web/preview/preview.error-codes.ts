import type { ErrorCodes } from '../openapi/catalogued-error';

export const previewErrorCodes: ErrorCodes = {
  PREVIEW_REFUSED: {
    status: 403,
    when: 'The link to a preview is not signed by us, or is over.',
    text: 'This link to a preview is not valid, or no longer. Ask for a new one.',
  },
};
