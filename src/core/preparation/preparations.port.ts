import { portSymbol } from '../shared/port-symbol';
import type { Audience, EntryValues, PreparationItem } from './preparation-item';

export interface PreparationEntry {
  readonly reservationId: string;
  readonly traveller: number;
  readonly item: PreparationItem;
  readonly values: EntryValues;
  readonly sharedWith: readonly Audience[];
  /**
   * The account of the traveller who entered their own data. The entry stays theirs when their role on the trip ends.
   */
  readonly ownerId?: string;
  readonly savedAt: Date;
}

export interface EntryReading {
  readonly traveller: number;
  readonly item: PreparationItem;
  readonly reader: string;
  readonly at: Date;
}

/** Entries of travellers before a voyage, sealed where they are stored (reliability F9). */
export interface Preparations {
  find(reservationId: string): Promise<readonly PreparationEntry[]>;
  /** What a guest has entered about themself, on any trip. */
  findOwned(contactId: string): Promise<readonly PreparationEntry[]>;
  save(entry: Omit<PreparationEntry, 'savedAt'>): Promise<void>;
  findRemembered(contactId: string): Promise<ReadonlyMap<PreparationItem, EntryValues>>;
  remember(contactId: string, item: PreparationItem, values: EntryValues): Promise<void>;
  findReadings(reservationId: string): Promise<readonly EntryReading[]>;
}
export const Preparations = portSymbol<Preparations>('Preparations');
