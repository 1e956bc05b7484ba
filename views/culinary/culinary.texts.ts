export const culinaryTexts = {
  title: 'Restaurants and bars',
  headline: 'Where the evening finds you',
  standfirst: (rooms: number, cooks: number) =>
    `${inWords(rooms)} places to sit down and ${inWords(cooks).toLowerCase()} people who cook in them. No table has a number, and few have to be asked for.`,
  description:
    'The restaurants, counters, terraces and bars on board: what is cooked, on which deck, at what hour, and by whom.',
  openingWord:
    'The list is short where the sea is far, and long after a market. Breakfast belongs to your fare in every room that serves it; dinner is priced plate by plate, and said beforehand. Hours are ship’s time.',
  kinds: (kind: string) => (/[sxz]$/.test(kind) ? `${kind}es` : `${kind}s`),
  deck: 'Deck',
  hours: 'Hours',
  hoursAboard: 'Hours, ship’s time',
  seats: 'Seats',
  dress: 'What to wear',
  menuEyebrow: 'A sample evening',
  menuTitle: 'Table by table',
  menuNote:
    'Nobody sits at all of these. It is what each table was known for on one evening in June, and most cards were written at noon.',
  chefsEyebrow: 'Who cooks',
  chefsTitle: 'Choose a cook',
  chefsLead: 'Their tables follow from their lives, so both are told together.',
  chefFrom: (place: string) => `From ${place}`,
  signature: 'Ask for',
  cooksIn: 'Cooks in',
  chefPage: (name: string) => `The page about ${name}`,
  dishesEyebrow: 'From the card',
  dishesNote: 'It changes with the ports. This is how one day read.',
  ledBy: 'At the stove',
  otherVenues: 'Elsewhere on board',
  otherChefs: 'Others who cook',
  previousChef: 'Previous cook',
  nextChef: 'Next cook',
  allVenues: 'All restaurants and bars',
  chefTitle: (name: string, role: string) => `${name}, ${role.charAt(0).toLowerCase()}${role.slice(1)}`,
} as const;

const numbers = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
  'Twenty',
];

function inWords(count: number): string {
  return numbers[count] ?? String(count);
}
