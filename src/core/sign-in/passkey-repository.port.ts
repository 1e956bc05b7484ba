import { portSymbol } from '../shared/port-symbol';
import type { Passkey } from './passkey';

export interface PasskeyRepository {
  list(contactId: string): Promise<readonly Passkey[]>;
  find(passkeyId: string): Promise<Passkey | undefined>;
  /** `known`: a passkey with this id exists. `full`: the guest has `max` passkeys. */
  add(passkey: Passkey, max: number): Promise<'added' | 'known' | 'full'>;
  /**
   * Records a use. Returns false when the passkey was removed, or when a counter did not grow, which means that the
   * private key was copied; a counter that stays at zero is not compared. Atomic: of two uses with the same counter one
   * is refused.
   */
  recordUse(use: { readonly passkeyId: string; readonly counter: number; readonly at: Date }): Promise<boolean>;
  remove(passkey: Pick<Passkey, 'contactId' | 'passkeyId'>): Promise<boolean>;
}
export const PasskeyRepository = portSymbol<PasskeyRepository>('PasskeyRepository');
