export const voyageSelectorTexts = {
  label: 'The voyage that you look around for',
  /** The wording is that of VOY-09 to VOY-11. */
  browsingFor: 'Browsing for',
  changeVoyage: 'Change voyage',
  allSegments: 'All Segments',
  refine: (count: number) => `Refine your search (${count})`,
  clear: 'Clear filters',
  submit: 'Submit',
  apply: 'Apply',
  everyVoyage: 'Every voyage',
  everyVoyageNote: 'All that we offer, on whichever sailing',
  segment: 'Segment',
  someSegments: (pickedCount: number, all: number) => `${pickedCount} of ${all} segments`,
  firstDay: 'From',
  lastDay: 'Until',
  dayAt: (date: string, place: string) => `${date}, ${place}`,
  reservation: (number: string) => `Reservation ${number}`,
  on: (date: string, day: number) => `${date}, day ${day}`,
  onDays: (date: string, more: number) => `${date}, and on ${more === 1 ? 'one more day' : `${more} more days`}`,
  unavailable:
    'We could not look up your reservations just now, so this page shows every voyage. Load it again in a minute to see your own.',
} as const;
