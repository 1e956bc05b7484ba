/** The line's conditions for experiences. Hours before or after. */
export interface ExcursionTerms {
  /** How long the first in line has to answer when seats come free. */
  readonly offerHours: number;
  /** Nothing is booked, offered or given back later than this before the departure. */
  readonly closesHours: number;
  /** Until so long before the departure giving back costs nothing. */
  readonly freeCancellationHours: number;
}

const hourMs = 3_600_000;

/** After it a departure takes and loses nobody any more. */
export const closesAt = ({ begins }: { readonly begins: Date }, { closesHours }: ExcursionTerms) =>
  new Date(begins.getTime() - closesHours * hourMs);

/** Until then giving back costs nothing. */
export const freeUntil = ({ begins }: { readonly begins: Date }, { freeCancellationHours }: ExcursionTerms) =>
  new Date(begins.getTime() - freeCancellationHours * hourMs);

/** When an offer that is made now ends: after the hours of the terms, and not after the departure is closed. */
export const offerEnd = (now: Date, departure: { readonly begins: Date }, terms: ExcursionTerms) =>
  new Date(Math.min(now.getTime() + terms.offerHours * hourMs, closesAt(departure, terms).getTime()));
