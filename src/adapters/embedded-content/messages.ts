import Joi from 'joi';
import { lineMessages, type LineMessages, type OwnMessages } from '../../core/content/line-messages';
import { NOTIFICATION_CATEGORIES } from '../../core/notifications/notification';
import { text } from '../content-schemas/values';
import { readYamlIfThere } from './read-content';

/** A name that nothing is filled in for would stand in a guest's message as it is. */
const textWith = (...names: readonly string[]) =>
  text.pattern(new RegExp(`\\{\\{(?!(?:${names.join('|')})\\}\\})`), {
    name: '{{…}} that nothing is filled in for',
    invert: true,
  });
const filledText = textWith('voyage', 'reservationId', 'dueDate', 'amount', 'due');
const notification = Joi.object({ title: filledText, body: filledText, linkText: text });

const schema: Joi.Schema<OwnMessages | null> = Joi.object({
  morePassengers: text,
  waitlistConfirmation: Joi.object({ title: text, standfirst: text }),
  noFavouriteStories: text,
  ageNote: textWith('minAge'),
  excursionRemoved: text,
  notifications: Joi.object(Object.fromEntries(NOTIFICATION_CATEGORIES.map((category) => [category, notification]))),
  notificationToggles: Joi.object(
    Object.fromEntries(NOTIFICATION_CATEGORIES.map((category) => [category, Joi.boolean()])),
  ),
}).allow(null);

/** A line without the file uses the site's own messages (H53). @throws ContentError */
export const loadMessages = (file: string): LineMessages => lineMessages(readYamlIfThere(file, schema) ?? {});
