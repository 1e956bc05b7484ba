/** Guests read feet first and metres in brackets, here as on the pages. */
const feet = (metres: number) => `${Math.round(metres * 3.281)} ft (${metres} m)`;

export const documentTexts = {
  contents: 'Contents',
  otherScript: 'Name as in the travel document',
  calendar: 'The calendar',
  calendarText: (count: number) =>
    `${count} departures, one after the other: where a voyage ends, the next begins. Fares are for a suite with everyone in it, port charges and taxes included.`,
  pageHead: 'Page',
  datesHead: 'Dates',
  voyageHead: 'Voyage',
  fromHead: 'From',
  waitlist: 'Waitlist',
  onRequest: 'On request',
  nights: (count: number) => (count === 1 ? '1 night' : `${count} nights`),
  fromTo: (from: string, to: string) => (from === to ? `${from} and back` : `${from} to ${to}`),
  days: 'Day by day',
  departures: 'Departures',
  highlights: 'Not to be missed',
  departuresSummary: (title: string) => `Departures of ${title}, with the lowest fare for a suite`,
  daysSummary: (title: string) => `Days of ${title}, with the hours in each port`,
  calendarSummary: 'Departures by date, with the lowest fare for a suite and the page of the voyage',
  atSea: 'At sea',
  departs: (time: string) => `sails ${time}`,
  arrives: (time: string) => `arrives ${time}`,
  morePictures: 'Pictures, suites and free cabins as they are now',
  voyagesOf: (count: number) => (count === 1 ? 'One voyage' : `${count} voyages`),
  madeOn: (date: string) => `Made from the line’s reservation book on ${date}`,
  madeForYou: (date: string) => `Made on ${date}`,
  deckHead: 'Deck',
  roomsHead: 'Other rooms',
  yachtInFigures: ({
    length,
    beam,
    draft,
    cabins,
  }: {
    readonly length: number;
    readonly beam: number;
    readonly draft: number;
    readonly cabins: number;
  }) => `${feet(length)} long, ${feet(beam)} across the beam, drawing ${feet(draft)}; ${cabins} suites.`,
  decksSummary: (yacht: string) => `Decks of ${yacht}, with their suites and rooms`,
  cancellationSummary: 'What is kept of a fare and what is paid back, by the day of cancelling',
  fares: 'Fares and how to reserve',
  faresParagraphs: ({
    date,
    deposit,
    final,
  }: {
    readonly date: string;
    readonly deposit: number;
    readonly final: number;
  }) => [
    `Each fare in this book is the lowest that was free on ${date}: for one suite with everyone in it, for the whole voyage, port charges and taxes included. Fares and free suites change; the site always shows today’s.`,
    `A reservation is made with ${deposit}% of the fare. The rest is due ${final} days before you sail, and for a voyage that is nearer the whole fare at once.`,
    'Where a voyage says waitlist, no suite is free. Tell us which one you would like: we write as soon as it comes back.',
  ],
  faresBySuite: 'What the suites cost',
  faresBySuiteText:
    'The lowest and the highest fare of each kind of suite among the departures in this book where one is free.',
  faresBySuiteSummary: 'Lowest and highest fare by kind of suite',
  suiteHead: 'Suite',
  areaHead: 'Inside and terrace',
  guestsHead: 'Guests',
  lowestHead: 'Lowest',
  highestHead: 'Highest',
  reach: 'Speak with us',
  reachText: 'A consultant reads the calendar with you, holds a suite while you think, and answers what a book cannot.',
  measure: (inside: number, terrace: number) => `${inside} m² and ${terrace} m²`,
  deck: (number: number) => `Deck ${number}`,
  decks: (numbers: readonly number[]) =>
    numbers.length === 1 ? `Deck ${numbers.join('')}` : `Decks ${numbers.join(', ')}`,
  decksTitle: 'The decks',
  suitesTitle: 'The suites',
  howToReadText: (depth: number) =>
    `The bow is on the left. Odd numbers lie to starboard, even numbers to port. Every suite is drawn to one scale from its own area, ${depth} metres deep, with its terrace outside; what lies between the suites is simplified.`,
  twoStoreys: 'Suites on two stories show their lower floor.',
  plan: (deck: string, suites: number, rooms: readonly string[]) =>
    `Plan of ${deck}, the bow to the left: ${suites === 0 ? 'no suites' : `${suites} suites`}${rooms.length > 0 ? `, and ${rooms.join(', ')}` : ''}.`,
  suitesOnDeck: 'Suites on this deck',
  suitesOnDeckSummary: (deck: string) => `Kinds of suite on ${deck}, with their numbers and sizes`,
  numbersHead: 'Numbers',
  inside: 'Inside',
  terrace: 'Terrace',
  guests: 'Guests',
  upTo: (guests: number) => `up to ${guests}`,
  whereAlt: (title: string, deck: string, numbers: string) => `Plan of ${deck} with the ${title} marked: ${numbers}.`,
  all: 'All suites side by side',
  allSummary: 'Every kind of suite with its deck, size, terrace, guests and number',
  scale: 'metres',
} as const;
