import { portSymbol } from './port-symbol';

export interface SingleUse {
  /** Returns true to the first caller, and false to all others until the time has passed. */
  use(mark: { readonly id: string; readonly forSeconds: number }): Promise<boolean>;
  /** Takes the mark back when the marked work was not carried out: the id may be used once again. */
  release(id: string): Promise<void>;
}
export const SingleUse = portSymbol<SingleUse>('SingleUse');
