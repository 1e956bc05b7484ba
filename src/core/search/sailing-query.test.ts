import { addDays, plainDate } from '../shared/plain-date';
import { readSailingQuery } from './sailing-query';

const region = (slug: string, name: string, waters: string) => ({ slug, name, waters, summary: '' });
const sailing = (start: string, nights: number) => ({
  sailing: { start: plainDate(start), end: addDays(plainDate(start), nights), nights },
});
const sources = {
  regions: [
    region('bahamas', 'Bahamas', 'Caribbean'),
    region('antilles', 'Lesser Antilles', 'Caribbean'),
    region('the-rivieras', 'The Rivieras', 'Mediterranean'),
    region('adriatic', 'Adriatic', 'Mediterranean'),
  ],
  ports: [
    { slug: 'antonio', name: 'Antonio', country: 'Jamaica' },
    { slug: 'venice', name: 'Venice', country: 'Italy' },
    { slug: 'port-antonio', name: 'Port Antonio (Jamaica)', country: 'Jamaica' },
    { slug: 'castries', name: 'Castries', country: 'Saint Lucia' },
    { slug: 'hvar', name: 'Hvar', country: 'Croatia' },
    { slug: 'istanbul', name: 'Istanbul', country: 'Türkiye' },
    { slug: 'unnamed', name: '', country: '' },
  ],
  offered: [
    sailing('2026-12-05', 7),
    sailing('2026-12-22', 11),
    sailing('2027-02-02', 8),
    sailing('2027-07-03', 12),
    sailing('2027-07-17', 7),
    sailing('2028-02-02', 7),
    sailing('2028-12-24', 8),
    sailing('2029-01-03', 7),
  ],
  synonyms: [
    ['wifi', 'internet'],
    ['croisette', 'rivieras', 'french coast'],
    ['adriatic', 'dalmatia'],
  ],
};
const read = (text: string) => readSailingQuery(text, sources);
const christmas = (from: string, to: string, year: number) => ({
  months: [],
  from,
  to,
  period: `Christmas ${year}`,
  nights: [],
});

describe('a query for sailings', () => {
  it.each([
    ['7 nights', { months: [], nights: [7] }],
    ['1 night Bahamas', { region: 'bahamas', months: [], nights: [1] }],
    ['8 days Bahamas', { region: 'bahamas', months: [], nights: [7] }],
    ['ten-night cruise', { months: [], nights: [10] }],
    ['7 nights Venice', { port: 'venice', months: [], nights: [7] }],
    ['a cruise of 10 nights around the Lesser Antilles', { region: 'antilles', months: [], nights: [10] }],
    ['a week in the Bahamas', { region: 'bahamas', months: [], nights: [7, 8] }],
    ['two weeks caribbean', { region: 'caribbean', months: [], nights: [11, 12] }],
    ['a fortnight in July', { months: ['2027-07'], nights: [11, 12] }],
    ['january Bahamas', { region: 'bahamas', months: ['2029-01'], nights: [] }],
    ['february', { months: ['2027-02', '2028-02'], nights: [] }],
    ['feb 2028 july', { months: ['2028-02'], nights: [] }],
    ['december rivieras', { region: 'the-rivieras', months: ['2026-12', '2028-12'], nights: [] }],
    ['2027 Bahamas', { region: 'bahamas', months: ['2027-02', '2027-07'], period: '2027', nights: [] }],
    ['Venice 2027', { port: 'venice', months: ['2027-02', '2027-07'], period: '2027', nights: [] }],
    ['2028 Antonio', { port: 'antonio', months: ['2028-02', '2028-12'], period: '2028', nights: [] }],
    ['Port Antonio in July', { port: 'port-antonio', months: ['2027-07'], nights: [] }],
    ['Antonio in July', { port: 'antonio', months: ['2027-07'], nights: [] }],
    [
      'winter Bahamas',
      {
        region: 'bahamas',
        months: ['2026-12', '2027-02', '2028-02', '2028-12', '2029-01'],
        period: 'winter',
        nights: [],
      },
    ],
    [
      'feb july december',
      {
        months: ['2026-12', '2027-02', '2027-07', '2028-02', '2028-12'],
        period: 'February and July and December',
        nights: [],
      },
    ],
    ['a voyage in the summer of 2027', { months: ['2027-07'], period: 'summer 2027', nights: [] }],
    ['Caribbean', { region: 'caribbean', months: [], nights: [] }],
    ['Carribean cruise in Feb 2028', { region: 'caribbean', months: ['2028-02'], nights: [] }],
  ])('ROU-30 is read from “%s”', (text, query) => {
    expect(read(text)).toEqual(query);
  });

  it.each([
    ['under 30000', 30_000],
    ['under $30,000', 30_000],
    ['less than 30k', 30_000],
    ['a cruise for up to 25 thousand dollars', 25_000],
    ['cheaper than USD 100,000', 100_000],
    ['budget 1000', 1000],
  ])('ROU-30 VOY-31 has the maximum fare of “%s”', (text, maxFare) => {
    expect(read(text)).toEqual({ months: [], nights: [], maxFare });
  });

  it('ROU-30 has all the parts that a query names', () => {
    expect(read('7 nights Bahamas in February 2028 under $30,000')).toEqual({
      region: 'bahamas',
      months: ['2028-02'],
      nights: [7],
      maxFare: 30_000,
    });
  });

  it.each([
    ['christmas', christmas('2026-12-22', '2027-01-02', 2026)],
    ['Christmas Eve cruise', christmas('2026-12-22', '2027-01-02', 2026)],
    ['xmas 2028', christmas('2028-12-24', '2029-01-01', 2028)],
    ['new year', { ...christmas('2026-12-22', '2027-01-02', 2026), period: 'New Year 2027' }],
    ['new year 2029', { ...christmas('2028-12-24', '2029-01-01', 2028), period: 'New Year 2029' }],
    ['New Year’s Day', { ...christmas('2026-12-22', '2027-01-02', 2026), period: 'New Year 2027' }],
    ['new years eve 2028', { ...christmas('2028-12-24', '2029-01-01', 2028), period: 'New Year’s Eve 2028' }],
    ['christmas bahamas', { ...christmas('2026-12-22', '2027-01-02', 2026), region: 'bahamas' }],
  ])('ROU-30 VOY-06 has the days of the sailings during a holiday: “%s”', (text, query) => {
    expect(read(text)).toEqual(query);
  });

  it.each([
    ['the french coast', 'the-rivieras'],
    ['croisette in july', 'the-rivieras'],
    ['dalmatia', 'adriatic'],
  ])('ROU-30 takes “%s” for the waters that have this name as well', (text, slug) => {
    expect(read(text)?.region).toBe(slug);
  });

  it.each([
    ['croatia in july', { country: 'croatia', months: ['2027-07'], nights: [] }],
    ['italy 2028', { country: 'italy', months: ['2028-02', '2028-12'], period: '2028', nights: [] }],
    ['a week in Saint Lucia', { country: 'saint-lucia', months: [], nights: [7, 8] }],
    ['Turkiye', { country: 'turkiye', months: [], nights: [] }],
  ])('ROU-30 takes the country of “%s” for a call there, whatever the waters', (text, query) => {
    expect(read(text)).toEqual(query);
  });

  it.each([
    ['with other words', 'whales 7 nights'],
    ['of a number that is no length', '123 nights Bahamas'],
    ['of a number without a unit', '7 Bahamas'],
    ['of a night without a number', 'a night in Venice'],
    ['of a day of no night', 'one day in Venice'],
    ['of weeks that nothing takes', 'three weeks caribbean'],
    ['of a sum that is no fare', 'under 999'],
    ['of a sum that no fare reaches', 'under 900,000,000'],
    ['of a sum that may be anything', '30000'],
    ['of a maximum that is no fare', 'less than 10 nights'],
    ['of too short a month', 'fe Bahamas'],
    ['of a port alone', 'Venice'],
    ['of a country in which nothing calls', 'Atlantis in July'],
    ['of a year alone', '2027'],
    ['of nothing but common words', 'a voyage'],
    ['of a region and a port at once', 'Bahamas Venice July'],
    ['of a region and a country at once', 'Bahamas Croatia'],
    ['of a month that is not offered', 'march'],
    ['of a season of which nothing is offered', 'spring in the Bahamas'],
    ['of a holiday in a year that is not offered', 'christmas 2027'],
    ['of a holiday and a season at once', 'christmas winter'],
    ['of a property of every object', 'constructor'],
    ['of a month of another year', 'december 2027'],
    ['of a year that is not offered', 'Bahamas 2031'],
    ['of a port in a year that is not offered', 'Venice 2031'],
    ['of half a name', 'Lesser'],
    ['of no words', ''],
  ])('ROU-30 %s is left to the texts: “%s”', (_what, text) => {
    expect(read(text)).toBeUndefined();
  });
});
