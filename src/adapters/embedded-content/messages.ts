import { existsSync } from 'node:fs';
import Joi from 'joi';
import { lineMessages, type LineMessages, type OwnMessages } from '../../core/content/line-messages';
import { NOTIFICATION_CATEGORIES } from '../../core/notifications/notification';
import { text } from '../content-schemas/values';
import { readYaml } from './read-content';

const notification = Joi.object({ title: text, body: text, linkText: text });

const schema: Joi.Schema<OwnMessages | null> = Joi.object({
  morePassengers: text,
  waitlistConfirmation: Joi.object({ title: text, standfirst: text }),
  noFavouriteStories: text,
  notifications: Joi.object(Object.fromEntries(NOTIFICATION_CATEGORIES.map((category) => [category, notification]))),
  notificationToggles: Joi.object(
    Object.fromEntries(NOTIFICATION_CATEGORIES.map((category) => [category, Joi.boolean()])),
  ),
}).allow(null);

/** A line without the file uses the site's own messages (H53). @throws ContentError */
export function loadMessages(file: string): LineMessages {
  return lineMessages((existsSync(file) ? readYaml(file, schema) : null) ?? {});
}
