import { portSymbol } from '../shared/port-symbol';

export interface EmbarkationSeat {
  readonly itineraryId: string;
  readonly reservationId: string;
  readonly traveller: number;
}

/** Hours of embarkation of a sailing, each with a capacity. Atomic across nodes: no hour ever exceeds it. */
export interface EmbarkationHours {
  /** Counts the guests of each hour; an hour without guests is left out. */
  count(itineraryId: string): Promise<ReadonlyMap<string, number>>;
  /** Takes an hour for one traveller and releases the one that they had; `full` changes nothing. */
  take(seat: EmbarkationSeat & { readonly hour: string; readonly capacity: number }): Promise<'taken' | 'full'>;
}
export const EmbarkationHours = portSymbol<EmbarkationHours>('EmbarkationHours');
