import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_MESSAGES } from '../../core/content/line-messages';
import { loadMessages } from './messages';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'messages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function load(text: string) {
  const file = join(folder, 'messages.yaml');
  writeFileSync(file, text);
  return loadMessages(file);
}

describe('loadMessages', () => {
  it('H53 reads the line’s own words, and says ours without the file or in an empty one', () => {
    expect(
      load('morePassengers: Please call us.\nnotifications:\n  continueBooking:\n    title: Go on with {{voyage}}\n'),
    ).toMatchObject({
      morePassengers: 'Please call us.',
      waitlistConfirmation: DEFAULT_MESSAGES.waitlistConfirmation,
      notifications: { continueBooking: { title: 'Go on with {{voyage}}', linkText: 'Continue' } },
    });
    expect([loadMessages(join(folder, 'none.yaml')), load('# nothing yet\n')]).toEqual([
      DEFAULT_MESSAGES,
      DEFAULT_MESSAGES,
    ]);
  });

  it('NOT-06 reads which categories of notices the line has switched off, and knows four', () => {
    expect(
      load('notificationToggles:\n  bookingExpired: false\n  continueBooking: true\n').notificationToggles,
    ).toEqual({ bookingExpired: false, continueBooking: true });
    expect(() => load('notificationToggles:\n  bookingMoved: false\n')).toThrow(/bookingMoved/);
    expect(() => load('notificationToggles:\n  bookingExpired: never\n')).toThrow(/bookingExpired/);
  });

  it('H53 refuses a message that there is not, and one without words', () => {
    expect(() => load('morePassanger: Please call us.\n')).toThrow(/morePassanger/);
    expect(() => load('morePassengers: ""\n')).toThrow(/morePassengers/);
    expect(() => load('ageNote: From {{age}} on.\n')).toThrow(/ageNote/);
    expect(load('ageNote: From {{minAge}} on.\n').ageNote).toBe('From {{minAge}} on.');
    expect(() => load('notifications:\n  bookingMoved:\n    title: x\n')).toThrow(/bookingMoved/);
  });
});
