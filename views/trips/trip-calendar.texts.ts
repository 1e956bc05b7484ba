export const tripCalendarTexts = {
  title: 'In your own calendar',
  intro:
    'Boarding, ports, what you have reserved ashore and your appointments, kept up to date in the calendar of your telephone or computer.',
  share: 'Make a private address',
  shared:
    'Whoever knows this address can read the calendar of this trip, without signing in. Give it to nobody whom you would not tell where you are.',
  address: 'Private address',
  subscribe: 'Subscribe',
  stop: 'Stop sharing',
  stopNote: 'Then this address opens nothing any more, and calendars that read it stay as they are.',
} as const;
