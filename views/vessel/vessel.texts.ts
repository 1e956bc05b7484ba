export const vesselTexts = {
  home: 'Home',
  suites: 'Suites',
  deckPlans: 'Deck plans',
  deck: (number: number) => `Deck ${number}`,
  noTerrace: 'None',

  vesselEyebrow: 'The yacht',
  sections: {
    yacht: 'The yacht',
    decks: 'Deck by deck',
    suites: 'Where you sleep',
    table: 'Where you eat',
    life: 'Your days',
    facts: 'Figures',
  },
  decksTitle: 'Six decks, from the water up',
  decksLead: 'Press a deck to read what lies on it.',
  suitesTitle: 'Fourteen ways to stay',
  suitesLead:
    'From a quiet room at the waterline to a residence around the funnel. Every one of them opens to the air.',
  allSuites: 'Compare all suites',
  onDeckPlan: 'See it on the deck plan',
  wholePlan: 'Open the deck plans',
  tableTitle: 'Thirteen tables, counters and bars',
  allVenues: 'Read every menu',
  lifeTitle: 'What you might do with a day',
  allLife: 'More about life on board',
  factsTitle: 'Her measure',
  marinaAction: 'About the marina',
  inquire: 'Inquire',
  suitesHere: (count: number) => (count === 1 ? 'One suite' : `${count} suites`),

  listTitle: 'Suites',
  listDescription: (vessel: string) =>
    `The kinds of suite on ${vessel}, with their size, terrace, deck and what they cost from now on.`,
  listHeadline: 'A door to the open air in each',
  listStandfirst: 'Every kind of suite on board, in the order in which they grow.',
  groupsLabel: 'Suites by kind',
  groups: {
    seaview: { title: 'Seaview suites', text: 'Near the water, where the yacht moves least.' },
    ocean: { title: 'Ocean suites', text: 'A room to sleep in, a room to live in, and dinner outside.' },
    named: { title: 'Suites with a name', text: 'Five places we sail to, each made into rooms.' },
    residences: { title: 'Residences', text: 'Two stories at the top of the yacht, with people of their own.' },
  },
  oneScaleTitle: 'Drawn to one scale',
  oneScaleText: 'The sea is at the top of each. Suites with two floors show the one you enter by.',
  compareTitle: 'Side by side',
  compareCaption: 'All kinds of suite with their deck, size, terrace, guests and lowest price',
  suite: 'Suite',
  deckHead: 'Deck',
  size: 'Size',
  inside: 'Inside',
  terrace: 'Terrace',
  guests: 'Guests',
  numbers: 'Numbers',
  price: 'Price',
  priceNote:
    'Prices are the lowest that is free on any coming voyage: for the suite, whoever shares it, with port charges and taxes.',
  askPrice: 'On request',
  look: 'Look inside',

  glance: 'This suite at a glance',
  features: 'In the suite',
  also: 'And beside that',
  planTitle: 'How it is laid out',
  planLead: 'Drawn as the suites to starboard are; to port, the plan is mirrored.',
  planLeadAcross: 'It lies across the whole yacht: port is on the left of the drawing, the wake at its top.',
  floorPlanOf: (suite: string, floor?: string) =>
    floor
      ? `Floor plan of the ${suite}, ${floor.charAt(0).toLowerCase()}${floor.slice(1)}`
      : `Floor plan of the ${suite}`,
  floorDescription: (rooms: readonly string[]) =>
    `The sea is at the top, the corridor at the foot. Rooms: ${rooms.join('; ')}.`,
  rooms: 'Rooms',
  theSea: 'The sea',
  scale: '2 m (6½ ft)',
  whereTitle: 'Where it lies',
  whereLead: (numbers: string) => `Numbers ${numbers}. Odd ones lie to starboard, even ones to port.`,
  whereLeadOne: (number: string) => `Number ${number}, from one side of the yacht to the other.`,
  freeTitle: 'Voyages that have it free',
  freeLead: (count: number, shown: number) =>
    count > shown
      ? `The next ${shown} of ${count} sailings on which one can still be reserved.`
      : 'Every sailing on which one can still be reserved.',
  reserve: 'Reserve',
  reserveFor: (suite: string, dates: string) => `Reserve the ${suite}, ${dates}`,
  left: (count: number) => ['None left', 'One left', 'Two left', 'Three left'][count],
  allVoyages: 'Show all voyages',
  noneFree:
    'No sailing has this suite free just now. Tell us when you would like to go, and we will write as soon as one comes back.',
  byAppointment: 'There is one, and a consultant arranges it with you in person.',
  contactUs: 'Contact Us',
  pictures: (suite: string) => `Pictures of the ${suite}`,
  neighbours: 'More suites',
  previous: 'Previous suite',
  next: 'Next suite',

  plansTitle: 'Deck plans',
  plansDescription: (vessel: string) =>
    `Every deck of ${vessel} with its suites by number, the restaurants, the pool and the marina, drawn to one scale.`,
  plansHeadline: 'Choose the deck first',
  plansStandfirst:
    'The bow is on the left. Press a suite or a room to go there; under each plan the same stands in words.',
  sideTitle: (vessel: string) => `${vessel} from the side`,
  sideDescription: (decks: readonly string[]) => `The bow is on the left. From the water up: ${decks.join('; ')}.`,
  plansNavigation: 'Decks',
  planOf: (deck: string, name: string) => `Plan of ${deck}, ${name}`,
  planDescription: (suites: number, rooms: readonly string[]) =>
    `The bow is to the left. ${suites === 0 ? 'No suites' : suites === 1 ? 'One suite' : `${suites} suites`}${rooms.length > 0 ? `, and ${rooms.join(', ')}` : ''}.`,
  cabinsOf: (title: string, numbers: string) => `${title}, ${numbers}`,
  whereOn: (deck: string, name: string, title: string, numbers: string) =>
    `${deck}, ${name}, the bow to the left, with the ${title} marked: ${numbers}`,
  suitesOn: (deck: string, name: string) => `Suites on ${deck}, ${name}`,
  roomsOn: 'Also on this deck',
  printNote: 'Printed, each plan takes the width of the sheet. The deck plan book has them larger.',
  book: 'Ask for the deck plan book',
  moveSideways: 'Move the plan sideways to see all of it.',
} as const;
