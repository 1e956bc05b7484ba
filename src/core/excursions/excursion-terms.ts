export interface ExcursionTerms {
  readonly offerHours: number;
  /** Hours before the departure after which nothing is booked, offered or released. */
  readonly closesHours: number;
  /** Hours before the departure until which releasing is free. */
  readonly freeCancellationHours: number;
}

const hourMs = 3_600_000;

export const closesAt = ({ begins }: { readonly begins: Date }, { closesHours }: ExcursionTerms) =>
  new Date(begins.getTime() - closesHours * hourMs);

export const freeUntil = ({ begins }: { readonly begins: Date }, { freeCancellationHours }: ExcursionTerms) =>
  new Date(begins.getTime() - freeCancellationHours * hourMs);

/** Expiry of an offer that is made now: after the hours of the terms, and not after the departure closes. */
export const offerEnd = (now: Date, departure: { readonly begins: Date }, terms: ExcursionTerms) =>
  new Date(Math.min(now.getTime() + terms.offerHours * hourMs, closesAt(departure, terms).getTime()));
