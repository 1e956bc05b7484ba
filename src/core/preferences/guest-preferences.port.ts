import type { PreferenceChange, PreferenceRecord } from './preference-record';

export type StorePreferencesOutcome =
  | { readonly kind: 'created'; readonly record: PreferenceRecord }
  | { readonly kind: 'changed'; readonly record: PreferenceRecord };

/**
 * What each guest told in the survey: one record, from whichever node and browser it is written. Changes of one guest
 * come one after the other, each by the rule of `changedRecord`, so that none takes back another's answers.
 */
export interface GuestPreferences {
  find(contactId: string): Promise<PreferenceRecord | undefined>;
  /** Creates the guest's record when there is none: of two at once one creates it, and both are kept in it (SUR-11). */
  save(request: { readonly contactId: string; readonly change: PreferenceChange }): Promise<StorePreferencesOutcome>;
  /** `undefined` when this guest has no record with this id: another guest's and an invented one are alike (H60). */
  change(request: {
    readonly contactId: string;
    readonly id: string;
    readonly change: PreferenceChange;
  }): Promise<PreferenceRecord | undefined>;
}
export const GuestPreferences = Symbol('GuestPreferences');
