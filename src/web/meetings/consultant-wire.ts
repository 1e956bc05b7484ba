import { Joi } from '../routing/typed-joi';
import type { Consultant } from '../../core/meetings/consultant';
import { formatPhone } from '../geo/format-phone';

const genericPicture = '/assets/icon.svg';

export const toPyc = ({
  firstName,
  lastName,
  email,
  phone,
  profileImage = genericPicture,
  resourceId,
  userId,
}: Consultant) => ({
  firstName,
  lastName,
  email,
  phone,
  internationalPhone: formatPhone(phone),
  profileImage,
  resourceId,
  userId,
});

const text = Joi.string();

export const pycSchema = Joi.object({
  firstName: text.required(),
  lastName: text.required(),
  email: text.required(),
  phone: text.required(),
  internationalPhone: text.required(),
  profileImage: text.required().description('A generic picture when there is none of the consultant.'),
  resourceId: text.required(),
  userId: text.required(),
}).named('Consultant');
