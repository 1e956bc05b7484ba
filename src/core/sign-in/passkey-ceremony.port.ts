import { portSymbol } from '../shared/port-symbol';
import type { Passkey } from './passkey';

export interface PasskeyAnswer {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** Challenges are base64url. Options are JSON for the browser. */
export interface PasskeyCeremony {
  creationOptions(options: {
    readonly challenge: string;
    readonly userHandle: string;
    /** The authenticator shows this name where a guest chooses among accounts. */
    readonly userName: string;
    readonly displayName: string;
    readonly knownPasskeys: readonly Pick<Passkey, 'passkeyId'>[];
  }): Promise<object>;
  /** Names no credential, so that nobody learns who has one (reliability A7). */
  requestOptions(options: { readonly challenge: string }): Promise<object>;
  /**
   * Refuses, with undefined, a response that does not answer this challenge, comes from another site, or whose device
   * did not verify the guest.
   */
  verifyCreation(options: {
    readonly answer: PasskeyAnswer;
    readonly challenge: string;
  }): Promise<Pick<Passkey, 'passkeyId' | 'publicKey' | 'counter' | 'isBackedUp'> | undefined>;
  /** Refuses as `verifyCreation` does, and also a response that this passkey did not sign. */
  verifyUse(options: {
    readonly answer: PasskeyAnswer;
    readonly challenge: string;
    readonly passkey: Pick<Passkey, 'passkeyId' | 'publicKey' | 'userHandle'>;
  }): Promise<Pick<Passkey, 'counter'> | undefined>;
}
export const PasskeyCeremony = portSymbol<PasskeyCeremony>('PasskeyCeremony');
