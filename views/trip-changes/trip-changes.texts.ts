export const tripChangesTexts = {
  title: 'Changed about your trip',
  earlier: (count: number) => (count === 1 ? '1 change that you have seen' : `${count} changes that you have seen`),
  was: 'It was',
  is: 'It is',
  why: 'Why',
  changed: 'Changed',
  seen: (day: string) => `You saw it on ${day}.`,
  effects: 'What it does to your excursions',
  none: 'Nothing that is booked on that day is affected.',
  missed: (title: string) =>
    `${title} no longer fits that day. Removing it costs nothing; we help you find another time.`,
  stays: (title: string) => `${title} stays as it is.`,
  calendar: 'Calendars that follow the trip have changed by themselves.',
  acknowledge: 'I have seen it',
  toast: 'Something about your trip has changed.',
} as const;
