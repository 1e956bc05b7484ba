/** A form that a guest sent while signed in, as the CRM keeps it. */
export interface SentLetter {
  readonly formId: string;
  readonly sentAt: Date;
  /** By wire name. */
  readonly fields: Readonly<Record<string, string | readonly string[]>>;
}

export interface SentLetters {
  /** The latest first. */
  find(contactId: string): Promise<readonly SentLetter[]>;
}
export const SentLetters = Symbol('SentLetters');
