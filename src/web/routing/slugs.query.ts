import { commaList } from './comma-list';
import { Joi } from './typed-joi';

export const slugsQuery = Joi.object({
  slug: commaList(1_000).description(
    'Slugs with commas between them, 50 at most; those that are not known are left out. Without it: all of them.',
  ),
});

export const slugsOrderDescription = "In the order of the slugs asked for, else in the line's own.";
