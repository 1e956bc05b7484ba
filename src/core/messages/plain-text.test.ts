import type { Message } from './message';
import { plainTextOf } from './plain-text';

const message: Message = {
  to: { channel: 'email', email: 'guest@example.com' },
  kind: 'code',
  subject: 'Your sign-in code',
  short: '012345 is your sign-in code.',
  paragraphs: ['It is good for ten minutes.', 'If you did not ask for it, ignore this message.'],
};

describe('a message as plain text', () => {
  it('AUT-01 says the code first, on a line of its own, then each paragraph', () => {
    expect(plainTextOf({ ...message, code: '012345' })).toBe(
      '012345\n\nIt is good for ten minutes.\n\nIf you did not ask for it, ignore this message.',
    );
  });

  it('ends with where its action leads', () => {
    const action = { label: 'See your sessions', url: 'https://ondine.example/sessions' };
    expect(plainTextOf({ ...message, paragraphs: ['Hello.'], action })).toBe(
      'Hello.\n\nSee your sessions:\nhttps://ondine.example/sessions',
    );
  });

  it('is one sentence for a phone', () => {
    expect(plainTextOf({ ...message, code: '012345', to: { channel: 'phone', phone: '+13055550142' } })).toBe(
      '012345 is your sign-in code.',
    );
  });
});
