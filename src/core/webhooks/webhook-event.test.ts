import { isWebhookEventType, webhookEventTypes } from './webhook-event';

it('F10 an endpoint may ask for each event that there is, and for no other', () => {
  expect(webhookEventTypes.filter(isWebhookEventType)).toEqual(webhookEventTypes);
  for (const text of ['', 'reservation', 'reservation.confirmed ', 'ping'])
    expect(isWebhookEventType(text)).toBe(false);
});
