import type { Message } from '../messages/message';
import { recipientOf } from '../messages/recipient-of';
import type { Guest } from './guest';

export interface NewBrowser {
  readonly guest: Guest;
  readonly browser: string;
  readonly at: Date;
  readonly lineName: string;
  readonly sessionsUrl: string;
}

const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/**
 * Notifies a guest of a sign-in from a new browser (reliability A8): by e-mail, else by phone. Returns undefined when
 * neither is known. Contains no six digits in a row, lest they look like a code.
 */
export function newBrowserNotice({ guest, browser, at, lineName, sessionsUrl }: NewBrowser): Message | undefined {
  const to = recipientOf(guest);
  const eventText = `Somebody signed in to your ${lineName} account with ${browser.replace(/^An? /, (article) => article.toLowerCase())} on ${moment.format(at)} UTC.`;
  return (
    to && {
      to,
      kind: 'security',
      subject: `A new browser signed in to your ${lineName} account`,
      short: `${eventText} If it was not you, sign in and choose “Sign out everywhere”.`,
      paragraphs: [
        `${eventText} Nobody had signed in from that browser before.`,
        'If it was you, there is nothing to do. If it was not, sign in, choose “Sign out everywhere”, and tell your consultant or write to us.',
      ],
      action: { label: 'See where you are signed in', url: sessionsUrl },
    }
  );
}
