import { holderOf } from '../embedded-crm/account/contact-keys';
import { eraseVisitorForms } from '../embedded-crm/inquiries/erase-inquiries';
import { eraseWatchesOf } from '../embedded-state/watches/erase-watches';
import { afterEmptyingLog, recordChange, type RecordParts, reportChange } from './record-change';
import { refuse } from './refused-command';

/** Erases what a person without an account left under an e-mail address, and asked the line to delete. */
export class VisitorErasure {
  constructor(private readonly parts: RecordParts) {}

  /** The log records the number of forms, and not the address. */
  async run(email: string): Promise<string> {
    const { db } = this.parts;
    const { text } = await recordChange(this.parts, 'erase-visitor', async (transaction) => {
      if (await holderOf(transaction, { channel: 'email', address: email }))
        return refuse(`${email} opens a guest’s account: the guest asks for its deletion there. Nothing was erased.`);
      const forms = await eraseVisitorForms(transaction, [email]);
      await eraseWatchesOf(transaction, [email]);
      return reportChange(`${forms} ${forms === 1 ? 'form' : 'forms'} and all watches of the address are erased.`);
    });
    return afterEmptyingLog(db, text);
  }
}
