import { portSymbol } from '../shared/port-symbol';

/** An answer to a consent question is stored with the wording that was shown (H12, H14). */
export interface ConsentRecord {
  readonly subject: string;
  readonly isGiven: boolean;
  readonly wording: string;
  readonly source: string;
  readonly givenAt: Date;
}

export interface ConsentRepository {
  find(contactId: string): Promise<readonly ConsentRecord[]>;
  /** `known`: the guest's latest answer to the same wording is equal, and nothing was added. */
  record(answer: {
    readonly contactId: string;
    readonly consent: Omit<ConsentRecord, 'givenAt'>;
  }): Promise<'recorded' | 'known'>;
}
export const ConsentRepository = portSymbol<ConsentRepository>('ConsentRepository');
