/** The names that the parameter `tab` takes, in the order in which the tabs stand (TRD-01). */
export const tripTabs = ['details', 'guest', 'local_experiences', 'payment'] as const;
export type TripTabName = (typeof tripTabs)[number];

/** The tab that an address names; Details for any other word. */
export const readTripTab = (value: unknown): TripTabName => tripTabs.find((name) => name === value) ?? 'details';
