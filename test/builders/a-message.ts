import type { Message } from '../../src/core/messages/message';

export const aCodeMessage = (message: Partial<Message> = {}): Message => ({
  to: { channel: 'email', email: 'guest@example.com' },
  kind: 'code',
  subject: 'Your Ondine Yachts sign-in code',
  code: '012345',
  short: '012345 is your Ondine Yachts sign-in code. It is good for ten minutes.',
  paragraphs: ['It is good for ten minutes and works once.', 'If you did not ask for it, you can ignore this message.'],
  ...message,
});

export const aSecurityMessage = (message: Partial<Message> = {}): Message => ({
  to: { channel: 'email', email: 'guest@example.com' },
  kind: 'security',
  subject: 'A new browser signed in to your Ondine Yachts account',
  short:
    'Somebody signed in to your Ondine Yachts account with Firefox on macOS on 21 November at 06:15 UTC. If it was not you, sign in and choose “Sign out everywhere”.',
  paragraphs: [
    'Somebody signed in to your Ondine Yachts account with Firefox on macOS on 21 November at 06:15 UTC. Nobody had signed in from that browser before.',
    'If it was you, there is nothing to do. If it was not, sign in, choose “Sign out everywhere”, and tell your consultant or write to us.',
  ],
  action: {
    label: 'See where you are signed in',
    url: 'https://ondine.example/my-profile/settings/sessions?from=mail&a=1',
  },
  ...message,
});
