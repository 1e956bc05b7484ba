import { portSymbol } from '../shared/port-symbol';

export interface SentForm {
  readonly formId: string;
  readonly sentAt: Date;
  readonly fields: Readonly<Record<string, string | readonly string[]>>;
}

export interface SentForms {
  find(contactId: string): Promise<readonly SentForm[]>;
}
export const SentForms = portSymbol<SentForms>('SentForms');
