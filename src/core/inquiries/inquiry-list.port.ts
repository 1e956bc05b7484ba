import type { Inquiry } from './inquiry';

/**
 * The inquiries that the CRM knows of a guest: each lead of an inquiry form once, by its submission id, from the moment
 * in which it was delivered.
 */
export interface InquiryList {
  /**
   * The latest first. Those that the guest sent signed in, and those that were typed by a visitor with an e-mail address
   * of this guest's, once a code sent there was verified by this guest later than the inquiry. Nobody else's, ever.
   */
  find(contactId: string): Promise<readonly Inquiry[]>;
}
export const InquiryList = Symbol('InquiryList');
