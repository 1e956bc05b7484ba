import { type NewBrowser, newBrowserNotice } from './new-browser-notice';
import { type NoticeOutcome, type SecurityNoticeParts, sendSecurityNotice } from './send-security-notice';

/** Sends the notice of a new browser (reliability A8). It never blocks a sign-in: failures are returned as values. */
export class NotifyOfNewBrowser {
  constructor(private readonly parts: SecurityNoticeParts) {}

  async run(browserUse: Omit<NewBrowser, 'lineName'>): Promise<NoticeOutcome> {
    return sendSecurityNotice(this.parts, newBrowserNotice({ ...browserUse, lineName: this.parts.lineName }));
  }
}
