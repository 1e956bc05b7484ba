import { answerOf } from '../leads/validate-field';
import type { Lead } from '../leads/lead';
import type { Inquiry } from './inquiry';

export interface InquiryOfLead extends Omit<Inquiry, 'id'> {
  readonly submissionId: string;
  readonly contactId?: string;
  /** The e-mail that a visitor typed, in lower case; absent when a guest was signed in. */
  readonly email?: string;
}

/** Visitors and guests send these forms at /inquire-now and /reserve-inquire-now (FRM-34). */
const inquiryForms: readonly string[] = ['inquire-now', 'enquire-now-itinerary'];

/**
 * Returns the inquiry of a lead for My Inquiries (INQ-04); undefined when the lead is not an inquiry, such as a message
 * by the contact form. A visitor's lead sent while the bot check was out of order has no owner until staff have checked
 * it (D4).
 */
export function inquiryOfLead({
  submissionId,
  formId,
  fields,
  receivedAt,
  contactId,
  isUnchecked,
}: Lead): InquiryOfLead | undefined {
  const extension = answerOf(fields, 'extension');
  if (!inquiryForms.includes(formId) && extension === '') return undefined;
  if (contactId === undefined && isUnchecked) return undefined;
  const itineraryId = answerOf(fields, 'itineraryId');
  const suite = { suiteId: answerOf(fields, 'suiteId'), name: answerOf(fields, 'suiteName') };
  const email = answerOf(fields, 'email').trim().toLowerCase();
  return {
    submissionId,
    madeAt: receivedAt,
    ...(itineraryId === '' ? {} : { itineraryId }),
    ...(suite.suiteId === '' && suite.name === '' ? {} : { suite }),
    ...(extension === '' ? {} : { extension: { slug: extension, name: answerOf(fields, 'extensionName') } }),
    ...(contactId !== undefined ? { contactId } : email === '' ? {} : { email }),
  };
}
