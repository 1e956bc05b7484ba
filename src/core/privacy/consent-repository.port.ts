/** One answer to a question of consent, with the words that were read (H12, H14). */
export interface ConsentRecord {
  /** `cookies`, or the field of a form such as `yachtConsent`. */
  readonly subject: string;
  readonly isGiven: boolean;
  readonly wording: string;
  /** Where it was given: `site`, or a form's id. */
  readonly source: string;
  readonly givenAt: Date;
}

/** What signed-in guests have said to questions of consent: the bar about cookies, and the boxes of forms. */
export interface ConsentRepository {
  /** The latest first. */
  find(contactId: string): Promise<readonly ConsentRecord[]>;
  /** `known`: the guest said the same to the same words the last time, and nothing was added. */
  record(answer: {
    readonly contactId: string;
    readonly consent: Omit<ConsentRecord, 'givenAt'>;
  }): Promise<'recorded' | 'known'>;
}
export const ConsentRepository = Symbol('ConsentRepository');
