/** The parameter `tab` has these values, in the order of the tabs (TRD-01). */
export const tripTabs = ['details', 'guest', 'local_experiences', 'payment'] as const;
export type TripTabName = (typeof tripTabs)[number];

export const readTripTab = (value: unknown): TripTabName => tripTabs.find((name) => name === value) ?? 'details';
