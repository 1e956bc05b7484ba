// `npm run contract -- messages=twilio`: sends one text message to the telephone that TWILIO_TRY_PHONE names, with a code
// that is good for nothing. What Twilio does in trouble is a matter of the simulator's suite.
import { pino } from 'pino';
import { readConfig } from '../../config/config';
import { TwilioMessageSender } from '../../src/adapters/twilio/message-sender';
import { aCodeMessage } from '../builders/a-message';

const { messages } = readConfig({
  SMTP_URL: 'smtp://localhost',
  MAIL_FROM: 'nobody@example.com',
  ...process.env,
  MESSAGES: 'smtp+twilio',
  DEMO: 'true',
});
if (messages.kind !== 'smtp+twilio') throw new Error('Twilio is not chosen.');
const options = { ...messages.twilio, log: pino({ level: 'warn' }) };

jest.setTimeout(60_000);

it('AUT-01 AUT-07 sends a text message, refuses a number that is none, and is unavailable with a wrong login', async () => {
  const [sender, stranger] = [
    new TwilioMessageSender(options),
    new TwilioMessageSender({ ...options, apiSecret: 'wrong' }),
  ];
  const to = (phone: string) => aCodeMessage({ to: { channel: 'phone', phone } });
  const phone = process.env['TWILIO_TRY_PHONE'] ?? '';
  expect(await sender.send(to(phone))).toEqual({ kind: 'sent' });
  expect(await sender.send(to('nonsense'))).toEqual({ kind: 'refused', reason: 'unknown-address' });
  await expect(stranger.send(to(phone))).rejects.toMatchObject({ name: 'Unavailable' });
  sender.close();
  stranger.close();
});
