/** How sought after the experiences are. */
export interface ExcursionDemand {
  /** Confirmed seats by tour code, over all departures; a code that nobody has booked may be missing (H45). */
  countConfirmedSeats(): Promise<ReadonlyMap<string, number>>;
}
export const ExcursionDemand = Symbol('ExcursionDemand');
