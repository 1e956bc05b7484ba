export const extensionsTexts = {
  title: 'Voyage extensions',
  headline: 'A few nights ashore',
  standfirst:
    'Come to the coast before the yacht does, or let her sail without you. Somebody who lives there has the key, the car and the evening in hand.',
  description:
    'Two or three nights on land before you embark or after you leave the yacht: houses, guides, days and prices.',
  before: (nights: string, port: string) => `${nights} before you embark in ${port}`,
  after: (nights: string, port: string) => `${nights} after you leave the yacht in ${port}`,
  nights: (count: number) => `${count} ${count === 1 ? 'night' : 'nights'}`,
  perGuest: (price: string) => `${price} per guest`,
  from: 'From',
  sharing: 'Two guests share a room. The text says what it covers.',
  day: (number: number) => `Day ${number}`,
  daysTitle: 'Day by day',
  inquire: 'Inquire',
  inquireAbout: (title: string) => `Inquire about ${title}`,
  more: 'Read on',
  goesBefore: 'Goes before',
  goesAfter: 'Goes after',
  voyagesTitle: (when: 'before' | 'after', port: string) =>
    when === 'before' ? `Voyages that begin in ${port}` : `Voyages that end in ${port}`,
  noVoyages: 'No sailing of the coming months meets it. Ask us for the dates that come next.',
  others: 'Other nights ashore',
  all: 'All extensions',
  chooseTitle: 'Which nights ashore?',
  chooseStandfirst:
    'Choose the place that you would like to ask about. The form comes next, and it knows what you chose.',
  chooseUnknown: 'The extension that this address names is not among ours, or no longer. These are.',
  choose: (title: string) => `Ask about ${title}`,
} as const;
