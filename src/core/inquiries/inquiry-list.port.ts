import type { Inquiry } from './inquiry';
import { portSymbol } from '../shared/port-symbol';

/** A guest's inquiries in the CRM: one per submission of an inquiry form, from its delivery on. */
export interface InquiryList {
  /**
   * Returns the latest first. Includes what the guest sent while signed in, and what a visitor sent with an e-mail
   * address of this guest, once the guest verified that address later than the inquiry. Never includes another guest's
   * inquiries.
   */
  find(contactId: string): Promise<readonly Inquiry[]>;
}
export const InquiryList = portSymbol<InquiryList>('InquiryList');
