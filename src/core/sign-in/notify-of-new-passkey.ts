import { recipientOf } from '../messages/recipient-of';
import type { Guest } from './guest';
import { type NoticeOutcome, type SecurityNoticeParts, sendSecurityNotice } from './send-security-notice';

export class NotifyOfNewPasskey {
  constructor(private readonly parts: SecurityNoticeParts) {}

  async run({
    guest,
    browser,
    passkeysUrl,
  }: {
    readonly guest: Guest;
    readonly browser: string;
    readonly passkeysUrl: string;
  }): Promise<NoticeOutcome> {
    const { lineName } = this.parts;
    const to = recipientOf(guest);
    const eventText = `A passkey was added to your ${lineName} account with ${browser.replace(/^An? /, (article) => article.toLowerCase())}. It signs in without a code.`;
    return sendSecurityNotice(
      this.parts,
      to && {
        to,
        kind: 'security',
        subject: `A passkey was added to your ${lineName} account`,
        short: `${eventText} If it was not you, sign in, remove it, and choose “Sign out everywhere”.`,
        paragraphs: [
          eventText,
          'If it was you, there is nothing to do. If it was not, sign in, remove it, choose “Sign out everywhere”, and tell your consultant or write to us.',
        ],
        action: { label: 'See your passkeys', url: passkeysUrl },
      },
    );
  }
}
