export const reserveTexts = {
  voyageHeading: 'Where you sail, and when',
  voyageTitle: (title: string) => `Reserve ${title}`,
  seeVoyage: 'Read about this voyage',
  changeVoyage: 'Choose another voyage',
  continue: 'Continue to suites',
  suiteTitle: (title: string) => `Choose a suite for ${title}`,
  suiteHeading: 'Who comes, and where you sleep',
  suiteLead: 'The price is for the suite, whoever shares it. Port charges and taxes are in it.',
  guests: 'Guests',
  adults: 'Adults',
  adultsNote: 'Eighteen and older',
  children: 'Children',
  childrenNote: 'Seventeen and younger',
  addAdult: 'Add an adult',
  removeAdult: 'Remove an adult',
  addChild: 'Add a child',
  removeChild: 'Remove a child',
  partyText: (adults: number, children: number) =>
    [
      `${adults} ${adults === 1 ? 'adult' : 'adults'}`,
      ...(children > 0 ? [`${children} ${children === 1 ? 'child' : 'children'}`] : []),
    ].join(', '),
  severalSuites:
    'A larger party, or two families? Choose the first suite. You add others to the same booking on the next page.',
  suites: 'Suites',
  moreFeatures: 'Also in this suite',
  deckPlan: 'Choose the number on the deck plan',
  aboutSuite: 'About this suite',
  suitePage: 'Pictures and floor plan',
  oneMoment: 'One moment',
  stepFree: (free: readonly string[]) =>
    free.length === 0
      ? 'Its step-free suites are taken on these dates'
      : `Step-free and available: ${free.join(' and ')}`,
  tooSmall: (max: number) => `This suite sleeps ${max}. Choose a larger one for your party.`,
} as const;
