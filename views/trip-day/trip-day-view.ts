export interface TripDayFact {
  readonly label: string;
  readonly value: string;
  readonly href?: string;
}

export interface TripDayItem {
  readonly id: string;
  readonly time: string;
  readonly title: string;
  readonly href?: string;
  /** Such as who takes part, or how many seats are free. */
  readonly note?: string;
  readonly warning?: string;
}

/** Where a trip stands today: the first thing on its page. */
export interface TripDayView {
  readonly phase: string;
  readonly title: string;
  readonly facts: readonly TripDayFact[];
  /** Absent where a day has no plan, such as before the voyage. */
  readonly booked?: readonly TripDayItem[];
  readonly free?: readonly TripDayItem[];
  readonly next?: readonly TripDayFact[];
  readonly note?: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}
