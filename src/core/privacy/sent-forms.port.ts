import type { Lead, Tracking } from '../leads/lead';
import { portSymbol } from '../shared/port-symbol';

export interface SentForm {
  readonly formId: string;
  readonly sentAt: Date;
  readonly fields: Readonly<Record<string, string | readonly string[]>>;
  readonly pageUrl?: string;
  /** The campaign that led to the page (TRK-05). */
  readonly tracking: Tracking;
}

export const sentFormOf = ({ formId, receivedAt: sentAt, fields, pageUrl, tracking }: Lead): SentForm => ({
  formId,
  sentAt,
  fields,
  ...(pageUrl === undefined ? {} : { pageUrl }),
  tracking,
});

export interface SentForms {
  find(contactId: string): Promise<readonly SentForm[]>;
}
export const SentForms = portSymbol<SentForms>('SentForms');
