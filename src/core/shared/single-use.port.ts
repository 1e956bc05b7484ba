import { portSymbol } from './port-symbol';

/** Marks ids as used once, across nodes. */
export interface SingleUse {
  /** True for the first caller; false for all others until the time has passed. */
  use(mark: { readonly id: string; readonly forSeconds: number }): Promise<boolean>;
}
export const SingleUse = portSymbol<SingleUse>('SingleUse');
