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
  /** A remark such as the participants, or the number of free seats. */
  readonly note?: string;
  readonly warning?: string;
}

/** Today's stage of a trip, which its page shows first. */
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
