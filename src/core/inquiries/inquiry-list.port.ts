import type { Inquiry } from './inquiry';
import { portSymbol } from '../shared/port-symbol';

/** A guest's inquiries in the CRM: one per submission id of an inquiry form, from its delivery on. */
export interface InquiryList {
  /**
   * Latest first. Those that the guest sent signed in, and those that a visitor typed with an e-mail address of this
   * guest's, once this guest verified that address later than the inquiry. Never another guest's.
   */
  find(contactId: string): Promise<readonly Inquiry[]>;
}
export const InquiryList = portSymbol<InquiryList>('InquiryList');
