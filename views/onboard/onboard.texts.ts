export const onboardTexts = {
  title: 'Life on board',
  headline: 'From the funnel to the waterline',
  standfirst:
    'Begin at the top and go down by the stairs. Every deck has its own weather, its own hours, and something that the one above it does not know about. Hours are ship’s time: that of the port.',
  description:
    'What there is on board, deck by deck: the pool, the spa, the library, the marina, the bridge, and the people who look after each.',
  decksLabel: 'Decks',
  deck: (number: number) => `Deck ${number}`,
  allOver: 'All over the yacht',
  allOverLead: 'Some things have no deck of their own. They come to yours.',
  alsoHere: 'At table here',
  where: 'Where',
  hours: 'Hours, ship’s time',
  facts: 'In short',
  previous: 'Previous',
  next: 'Next',
  turnPages: 'More of life on board',
  all: 'All of life on board',
} as const;
