const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;
const daysOfMonth = 365 / 12;
/** In months from two months on, because nobody plans by 954 days. */
const distance = (count: number) =>
  count < 2 * daysOfMonth ? days(count) : `${Math.round(count / daysOfMonth)} months`;
const voyages = (count: number) => `${count} ${count === 1 ? 'voyage' : 'voyages'}`;

export const nearTexts = {
  watch: (what: string) => `Watch ${what} by e-mail`,
  watchNote: 'We write when one comes free.',
  eyebrow: 'What comes near',
  title: 'Taken on these dates',
  instead: 'What is free instead',
  departed: (dates: string, voyage: string) => `You asked for ${voyage}, ${dates}. That sailing has left.`,
  otherVoyage: (dates: string, voyage: string) => `You asked for ${dates}. Those dates are another voyage: ${voyage}.`,
  noSuchDates: (dates: string) => `You asked for ${dates}. We have no such sailing.`,
  noSuchSailing: 'The address that you followed names no sailing of ours.',
  seeSailing: (voyage: string) => `See ${voyage} on those dates`,
  shownInstead: (dates: string) => `This page shows ${dates} instead.`,
  dayAsPlanned: 'This page shows the day as the voyage plans it, without dates.',
  nothingInstead: 'No other dates of this voyage are for sale now.',
  sailingGone: (dates: string) => `Nothing but a waitlist is left for ${dates}.`,
  suiteGone: (suite: string) => `The ${suite} is taken.`,
  sameDates: (suite: string) => `${suite}, on the same dates`,
  otherDates: (dates: string, suite: string) => `${dates}, ${suite}`,
  samePort: (port: string, voyage: string) => `${port} on another voyage: ${voyage}`,
  fare: (fare: string) => `${fare} per suite`,
  more: (amount: string) => `${amount} more`,
  less: (amount: string) => `${amount} less`,
  sameFare: 'at the same fare',
  later: (count: number) => `${distance(count)} later`,
  earlier: (count: number) => `${distance(count)} earlier`,
  relaxTitle: 'What comes near',
  without: {
    month: (count: number) => `In any month: ${voyages(count)}`,
    dates: (count: number) => `On any dates: ${voyages(count)}`,
    region: (count: number) => `In all waters: ${voyages(count)}`,
    port: (count: number) => `Whatever the ports: ${voyages(count)}`,
    country: (count: number) => `Whatever the country: ${voyages(count)}`,
    nights: (count: number) => `For any number of nights: ${voyages(count)}`,
    seaDays: (count: number) => `With more days at sea: ${voyages(count)}`,
    flyingFrom: (count: number) => `With a change of flights, or one that we have not noted: ${voyages(count)}`,
    party: (count: number) => `For two adults: ${voyages(count)}`,
    adults: (count: number) => `For two adults: ${voyages(count)}`,
    children: (count: number) => `For two adults: ${voyages(count)}`,
    budget: (count: number) => `At any fare: ${voyages(count)}`,
    amenity: (count: number) => `In any suite: ${voyages(count)}`,
    availability: (count: number) => `With waitlists: ${voyages(count)}`,
  },
  nearest: (title: string, dates: string) => `The nearest is ${title}, ${dates}`,
  overBudget: (amount: string) => `${amount} above your budget`,
} as const;
