import type { PreferenceChange, PreferenceRecord, SurveyStatus } from './preference-record';
import { portSymbol } from '../shared/port-symbol';

export type StorePreferencesOutcome =
  | { readonly kind: 'created'; readonly record: PreferenceRecord }
  | { readonly kind: 'changed'; readonly record: PreferenceRecord };

/**
 * Each guest's survey answers: one record, whichever node and browser writes it. Changes of one guest are serialised,
 * each by the rule of `changedRecord`, so that none overwrites another's answers.
 */
export interface GuestPreferences {
  find(contactId: string): Promise<PreferenceRecord | undefined>;
  /** Returns the guest's progress, without their answers. */
  findStatus(contactId: string): Promise<SurveyStatus | undefined>;
  /** Of two concurrent first calls one creates the record, and it holds the answers of both (SUR-11). */
  save(request: { readonly contactId: string; readonly change: PreferenceChange }): Promise<StorePreferencesOutcome>;
  /** `undefined` when this guest has no record with this id: another guest's is not distinguished from none (H60). */
  change(request: {
    readonly contactId: string;
    readonly id: string;
    readonly change: PreferenceChange;
  }): Promise<PreferenceRecord | undefined>;
}
export const GuestPreferences = portSymbol<GuestPreferences>('GuestPreferences');
