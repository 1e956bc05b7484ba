import { portSymbol } from '../shared/port-symbol';

/** Values of form fields by name, exactly as they were typed and not validated. */
export type TypedValues = Readonly<Record<string, string>>;

/**
 * Unfinished guest details of a hold, so that a reload, another tab or another guest count restores them. Sealed where
 * they are stored, and deleted with the hold (reliability F9).
 */
export interface HoldDrafts {
  save(holdId: string, values: TypedValues): Promise<void>;
  find(holdId: string): Promise<TypedValues | undefined>;
  forget(holdId: string): Promise<void>;
}
export const HoldDrafts = portSymbol<HoldDrafts>('HoldDrafts');
