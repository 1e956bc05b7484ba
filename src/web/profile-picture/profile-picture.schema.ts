import { Joi } from '../routing/typed-joi';
import { maxPictureBytes } from '../../core/profile-picture/picture-format';
import type { ApiOperation } from '../routing/api-operation';

/** Base64 makes `maxPictureBytes` a third longer; a larger body is refused before it is read. */
export const pictureBodyLimit = '3mb';

export const convertPath = '/api/profilepiconvert';

const pictureSchema = Joi.object({
  stringBase64: Joi.string().required().description('The file, in Base64.'),
  fileName: Joi.string().required().description('profile-picture with the extension png, jpg or jpeg.'),
}).named('ProfilePicture');

const refusals = {
  503: { description: 'The picture cannot be read or stored at this moment; nothing was changed.' },
} as const;

export const getPictureOperation = {
  id: 'getProfilePicture',
  summary: 'The signed-in guest’s own picture, cut to a square of 205 pixels. Never cached.',
  ledger: ['API-08'],
  answers: {
    ...refusals,
    200: { description: 'The picture.', schema: pictureSchema },
    404: { description: 'The guest has none (NOT_FOUND).' },
  },
} satisfies ApiOperation;

export const convertPictureOperation = {
  id: 'convertProfilePicture',
  summary: `Stores a PNG or JPEG of at most ${maxPictureBytes} bytes and 25 million pixels as the guest’s own picture: decoded, cut to a square, encoded anew. Of its name only the extension is looked at.`,
  ledger: ['API-09', 'ACC-17', 'ACC-18', 'H48', 'H60'],
  body: Joi.object({
    // Limited by the body only, so that a large file gets its own message (413) instead of a field error.
    stringBase64: Joi.string().required().description('The file in Base64, also as a data: address.'),
    filename: Joi.string().max(255).allow('').default(''),
    contactId: Joi.string().max(80).description('The session’s guest alone.'),
  }),
  example: {
    stringBase64:
      'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12NQ94nDihiGlgQAXTQ0QexvBEoAAAAASUVORK5CYII=',
    filename: 'me.png',
  },
  answers: {
    ...refusals,
    200: { description: 'Stored. The picture as getProfilePicture gives it.', schema: pictureSchema },
    403: { description: 'FORBIDDEN, CSRF' },
    413: { description: 'The file has more than 2 MB (TOO_LARGE).' },
    422: { description: 'It is no PNG or JPEG, cannot be decoded, or has too many pixels (INVALID).' },
  },
} satisfies ApiOperation;
