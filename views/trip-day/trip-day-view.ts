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
  readonly note?: string;
  readonly warning?: string;
}

export interface TripDayView {
  readonly phase: string;
  readonly title: string;
  readonly facts: readonly TripDayFact[];
  readonly bookedItems?: readonly TripDayItem[];
  readonly free?: readonly TripDayItem[];
  readonly next?: readonly TripDayFact[];
  readonly note?: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}
