import { readSampleLine } from '../builders/sample-line';
import { findContradictions } from './contradictions';
import { numberIn } from './number-words';
import type { SampleLine } from '../../src/adapters/embedded-content/sample-line';

// The content check of numbers: `npm run content` says which text contradicts a plan or a file.
const line = readSampleLine();

/** The line with one place of its texts or facts said otherwise. */
function saying(from: string, to: string): SampleLine {
  const text = JSON.stringify(line);
  if (!text.includes(from)) throw new Error(`The line says nothing of "${from}"`);
  return JSON.parse(text.replaceAll(from, to)) as SampleLine;
}

describe('numbers in texts', () => {
  it('VOY-33 agree with the plans, the deck plan and the files that hold them', () => {
    const { contradictions, compared } = findContradictions(line);
    expect(contradictions).toEqual([]);
    expect(compared).toBeGreaterThan(60);
  });

  it.each([
    ['the area of a terrace', 'terrace of 150 square feet', 'terrace of 250 square feet'],
    ['the area of a studio', 'A hundred and ninety square feet', 'Three hundred square feet'],
    ['the length of a pool', 'swimming pool twenty-three feet', 'swimming pool forty feet'],
    ['the length of a pool in its title', 'Pool of eighteen feet', 'Pool of thirty feet'],
    ['the length of a terrace', 'Fifty feet of terrace', 'Ninety feet of terrace'],
    ['the number of beds', 'Beds for three', 'Beds for four'],
    ['a guest for whom there is no bed', 'sleeps a third guest', 'sleeps a fourth guest'],
    ['the number of bedrooms', 'a gallery of three bedrooms', 'a gallery of four bedrooms'],
    ['single beds', 'two singles in the studio', 'three singles in the studio'],
    ['the sides with glass', 'Glass on three sides', 'Glass on two sides'],
    ['flights of stairs to the marina', 'marina is one flight down', 'marina is two flights down'],
    ['the suites of a deck', 'Ten suites with a veranda', 'Twelve suites with a veranda'],
    ['the places of a restaurant', 'its thirty-two places', 'its forty places'],
    ['the stools of a counter', 'Twelve stools before', 'Sixteen stools before'],
    ['the stools that are heard', 'ovens and eight stools', 'ovens and nine stools'],
    ['the hour at which a bar closes', 'a bar until two in the morning', 'a bar until midnight'],
    ['the number of guests', '"value":"190"', '"value":"200"'],
    ['the number of venues', '"value":"Thirteen"', '"value":"Fifteen"'],
    ['the seats of a tender', 'two closed tenders with forty', 'two closed tenders with thirty'],
    ['the length of the pool', 'Fifty-two feet of sea water', 'Eighty feet of sea water'],
    ['the pianos of the suites', 'eight uprights and four', 'nine uprights and four'],
    ['the doors of other suites in the FAQ', 'all others have 31 and 28', 'all others have 33 and 28'],
    ['the doors on the page of access', 'doors of 36 inches to the corridor', 'doors of 40 inches to the corridor'],
    [
      'suites without a step on that page',
      'Three suites, 611, 613 and 711, have level thresholds, showers',
      'Three suites, 611, 615 and 711, have level thresholds, showers',
    ],
    ['the decks of elevators', 'Elevators serve decks 5 to 10', 'Elevators serve decks 5 to 9'],
    ['the decks of studios', 'with a studio, on decks 5 and 7', 'with a studio, on decks 6 and 7'],
    ['how many a suite takes', 'Between two and six', 'Between two and eight'],
    ['suites that connect', '["705","707"]', '["703","709"]'],
  ])('VOY-33 refuse a text that contradicts %s', (_fact, from, to) => {
    expect(findContradictions(saying(from, to)).contradictions).not.toEqual([]);
  });

  it.each([
    ['23', 23],
    ['1,335', 1335],
    ['Twenty-three', 23],
    ['forty', 40],
    ['A hundred and ninety', 190],
    ['two hundred', 200],
    ['third', 3],
    ['of', undefined],
    ['several hundred', undefined],
  ])('reads %s as %s', (words, number) => {
    expect(numberIn(words)).toBe(number);
  });
});
