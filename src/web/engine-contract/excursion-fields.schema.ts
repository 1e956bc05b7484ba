import { Joi } from '../routing/typed-joi';
import { AGE_GROUP_LABELS } from '../../core/trips/age-group';
import { commaList } from '../routing/comma-list';
import { amountSchema, currencySchema, daySchema } from './wire.schema';

export const id = Joi.string().min(1).max(120);
export const momentSchema = Joi.string()
  // Converted, a moment without an offset would be read as one of this node's own time zone.
  .strict()
  .isoDate()
  .pattern(/T.*(Z|[+-]\d{2}:?\d{2})$/, 'a moment with its offset, such as 2027-05-03T18:00:00+03:00')
  .description('With an offset: "2027-05-03T18:00:00+03:00". Without one it is refused.');
export const countSchema = Joi.number().integer().min(0);
export const ageGroupSchema = Joi.string().valid(...Object.keys(AGE_GROUP_LABELS));
export const priceSchema = Joi.object({
  total: amountSchema.required(),
  currency: currencySchema.required(),
})
  .named('GuestPrice')
  .description('Per guest. Null where it is not known: never a zero.');
export const idList = commaList(50 * 121).description(
  'Ids with commas between them, 50 at most. Unknown ids are left out.',
);
export const departureFields = {
  departureId: id.required().description('Stays the same for ever.'),
  tourId: id.required().description('The experience on that day, whatever the hour.'),
  tourCode: id.required(),
  itineraryId: id.required(),
  date: daySchema.required(),
  startsAt: Joi.string()
    .pattern(/^\d{2}:\d{2}$/)
    .required()
    .description('Local time of the port.'),
  timeZone: Joi.string().required().description('IANA name of the port’s zone.'),
  begins: momentSchema.required(),
  ends: momentSchema.required(),
};
export const seatsFields = {
  capacity: countSchema.required(),
  taken: countSchema.required().description('Confirmed and offered.'),
  waiting: countSchema.required().description('Parties on the waitlist.'),
};
export const statusSchema = Joi.string()
  .required()
  .description(
    'CONFIRMED; OFFERED: seats are held for the party until offerEndsAt; WAITLIST. Capitals and blanks around it do not matter; none counts as CONFIRMED, any other as WAITLIST.',
  );
