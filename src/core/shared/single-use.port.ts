/** Remembers what may be used once only, over all nodes. */
export interface SingleUse {
  /** True for the first caller; false for everyone after it until the time has passed. */
  use(mark: { readonly id: string; readonly forSeconds: number }): Promise<boolean>;
}
export const SingleUse = Symbol('SingleUse');
