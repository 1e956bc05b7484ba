import type { Message } from '../messages/message';
import { formatLongDate, todayIn } from '../shared/plain-date';
import type { Guest } from '../sign-in/guest';
import type { DeletionRequest } from './deletion-request';

interface DeletionMessageInput {
  readonly guest: Pick<Guest, 'firstName' | 'contactId'>;
  readonly request: DeletionRequest;
  readonly url: string;
  readonly timeZone: string;
}

const dayOf = (at: Date, timeZone: string) => formatLongDate(todayIn(timeZone, at));

export function deletionAsked(to: Message['to'], { guest, request, url, timeZone }: DeletionMessageInput): Message {
  const day = dayOf(request.askedAt, timeZone);
  return {
    to,
    kind: 'security',
    subject: 'You asked us to delete your data',
    short: `We have your request of ${day} to delete your data. If it was not you, withdraw it in your account.`,
    paragraphs: [
      `${guest.firstName}, we have your request of ${day} to delete what we hold on you. A person looks at it and writes to you within 30 days.`,
      'Until it is carried out you can withdraw it. If you did not ask for this, withdraw it now and sign out the browsers that you do not know.',
      'What the law has us keep stays for as long as it says: what was paid, and who was on board.',
    ],
    action: { label: 'See your request', url },
  };
}

export function deletionWithdrawn(to: Message['to'], { guest, request, url, timeZone }: DeletionMessageInput): Message {
  const day = dayOf(request.askedAt, timeZone);
  return {
    to,
    kind: 'security',
    subject: 'Your data stays with us',
    short: `Your request of ${day} to delete your data is withdrawn. Nothing was deleted.`,
    paragraphs: [`${guest.firstName}, your request of ${day} is withdrawn. Nothing was deleted, and nothing will be.`],
    action: { label: 'See your data', url },
  };
}

/** The notice to the staff who carry requests out has no name, because the CRM shows whose request it is. */
export function deletionNotice(
  email: string,
  { guest, request, url, step }: DeletionMessageInput & { readonly step: 'asked' | 'withdrawn' },
): Message {
  const words =
    step === 'asked' ? 'asks for the deletion of their data' : 'has withdrawn the request to delete their data';
  return {
    to: { channel: 'email', email },
    kind: 'security',
    subject: step === 'asked' ? `Deletion asked: ${request.requestId}` : `Deletion withdrawn: ${request.requestId}`,
    short: `Contact ${guest.contactId} ${words}. Request ${request.requestId}.`,
    paragraphs: [
      `Contact ${guest.contactId} ${words}.`,
      `Request ${request.requestId}, made ${request.askedAt.toISOString()}. An answer is due within 30 days.`,
    ],
    action: { label: 'What the guest sees', url },
  };
}
