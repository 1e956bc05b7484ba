import { portSymbol } from '../shared/port-symbol';
import type { Passkey } from './passkey';

export interface PasskeyRepository {
  list(contactId: string): Promise<readonly Passkey[]>;
  find(passkeyId: string): Promise<Passkey | undefined>;
  /** `known`: somebody has a passkey with this id. `full`: the guest has `max` of them. */
  add(passkey: Passkey, max: number): Promise<'added' | 'known' | 'full'>;
  /**
   * Records a use. False: the passkey is gone, or the counter has not grown although one of the two counts, which means
   * that the private key was copied. Atomic: of two uses with the same counter one is refused.
   */
  recordUse(use: { readonly passkeyId: string; readonly counter: number; readonly at: Date }): Promise<boolean>;
  remove(passkey: Pick<Passkey, 'contactId' | 'passkeyId'>): Promise<boolean>;
}
export const PasskeyRepository = portSymbol<PasskeyRepository>('PasskeyRepository');
