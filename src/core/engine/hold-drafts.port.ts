import { portSymbol } from '../shared/port-symbol';

/** Values of form fields by name, as they were typed: nothing in them is checked. */
export type TypedValues = Readonly<Record<string, string>>;

/**
 * What was typed into the guests' form of a hold and not accepted yet, so that a reload, another tab or another guest
 * count keeps it. Sealed where it is stored, and gone with the hold (reliability F9).
 */
export interface HoldDrafts {
  save(holdId: string, values: TypedValues): Promise<void>;
  find(holdId: string): Promise<TypedValues | undefined>;
  forget(holdId: string): Promise<void>;
}
export const HoldDrafts = portSymbol<HoldDrafts>('HoldDrafts');
