import { Joi } from '../routing/typed-joi';
import { defaultChoices, notificationItems } from '../../core/notification-settings/notification-items';
import { itemNames } from '../../core/notification-settings/notification-texts';
import type { ApiOperation } from '../routing/api-operation';

const channelsSchema = Joi.object({
  email: Joi.boolean().strict().required(),
  sms: Joi.boolean().strict().required(),
}).named('NotificationChannels');

const choicesSchema = Joi.object(
  Object.fromEntries(notificationItems.map((item) => [item, channelsSchema.required().description(itemNames[item])])),
).named('NotificationPreferences');

/** Elsewhere unknown fields are dropped. Here one would be a choice that is silently not saved, so it is refused. */
const changesSchema = Joi.object({
  ...Object.fromEntries(
    notificationItems.map((item) => [item, channelsSchema.prefs({ stripUnknown: false }).description(itemNames[item])]),
  ),
  contactId: Joi.string().max(80).description('The session’s guest alone.'),
})
  .or(...notificationItems)
  .required()
  .prefs({ stripUnknown: false });

const refusals = {
  503: { description: 'The settings cannot be read or written at this moment; nothing was changed.' },
} as const;

const everyItem = {
  description: 'Every item, as it stands now.',
  schema: choicesSchema,
  shared: { name: 'NotificationPreferences', exampleOf: 'getNotificationPreferences' },
};

export const getNotificationsOperation = {
  id: 'getNotificationPreferences',
  summary: 'By which channels the signed-in guest wants which messages. Never cached.',
  ledger: ['H37', 'PRF-03', 'PRF-04', 'PRF-05', 'PRF-06'],
  answers: { ...refusals, 200: everyItem },
} satisfies ApiOperation;

export const putNotificationsOperation = {
  id: 'putNotificationPreferences',
  summary:
    'Sets the items that are named, all of them or none; what is not named stays. Every message of these kinds obeys from then on.',
  ledger: ['H37', 'H60'],
  body: changesSchema,
  example: { accountActivity: { email: true, sms: false }, reservationReminders: defaultChoices.reservationReminders },
  answers: {
    ...refusals,
    200: everyItem,
    403: { description: 'FORBIDDEN, CSRF' },
    422: {
      description: 'An unknown item or channel, or no item at all (INVALID). Nothing was changed.',
    },
  },
} satisfies ApiOperation;
