import { readSailingQuery } from './sailing-query';

const region = (slug: string, name: string, waters: string) => ({ slug, name, waters, summary: '' });
const sources = {
  regions: [
    region('bahamas', 'Bahamas', 'Caribbean'),
    region('antilles', 'Lesser Antilles', 'Caribbean'),
    region('the-rivieras', 'The Rivieras', 'Mediterranean'),
  ],
  ports: [
    { slug: 'antonio', name: 'Antonio' },
    { slug: 'venice', name: 'Venice' },
    { slug: 'port-antonio', name: 'Port Antonio (Jamaica)' },
    { slug: 'unnamed', name: '' },
  ],
  months: ['2026-12', '2027-02', '2027-07', '2028-02', '2029-01'],
};
const read = (text: string) => readSailingQuery(text, sources);

describe('a query for sailings', () => {
  it.each([
    ['7 nights', { months: [], nights: 7 }],
    ['1 night Bahamas', { region: 'bahamas', months: [], nights: 1 }],
    ['8 days Bahamas', { region: 'bahamas', months: [], nights: 7 }],
    ['7 nights Venice', { port: 'venice', months: [], nights: 7 }],
    ['a cruise of 10 nights around the Lesser Antilles', { region: 'antilles', months: [], nights: 10 }],
    ['january Bahamas', { region: 'bahamas', months: ['2029-01'] }],
    ['february', { months: ['2027-02', '2028-02'] }],
    ['feb 2028 july', { months: ['2028-02'] }],
    ['december rivieras', { region: 'the-rivieras', months: ['2026-12'] }],
    ['2027 Bahamas', { region: 'bahamas', months: ['2027-02', '2027-07'] }],
    ['Venice 2027', { port: 'venice', months: ['2027-02', '2027-07'] }],
    ['2028 Antonio', { port: 'antonio', months: ['2028-02'] }],
    ['Port Antonio in July', { port: 'port-antonio', months: ['2027-07'] }],
    ['Antonio in July', { port: 'antonio', months: ['2027-07'] }],
    ['winter Bahamas', { region: 'bahamas', months: ['2026-12', '2027-02', '2028-02', '2029-01'] }],
    ['a voyage in the summer of 2027', { months: ['2027-07'] }],
    ['Caribbean', { region: 'caribbean', months: [] }],
  ])('ROU-30 is read from “%s”', (text, query) => {
    expect(read(text)).toEqual(query);
  });

  it.each([
    ['with other words', 'whales 7 nights'],
    ['of a number that is no length', '123 nights Bahamas'],
    ['of a number without a unit', '7 Bahamas'],
    ['of too short a month', 'fe Bahamas'],
    ['of a port alone', 'Venice'],
    ['of a year alone', '2027'],
    ['of nothing but common words', 'a voyage'],
    ['of a region and a port at once', 'Bahamas Venice July'],
    ['of a month that is not offered', 'march'],
    ['of a season of which nothing is offered', 'spring in the Bahamas'],
    ['of a property of every object', 'constructor'],
    ['of a month of another year', 'december 2027'],
    ['of a year that is not offered', 'Bahamas 2031'],
    ['of a port in a year that is not offered', 'Venice 2031'],
    ['of half a name', 'Lesser'],
  ])('ROU-30 %s is left to the texts: “%s”', (_what, text) => {
    expect(read(text)).toBeUndefined();
  });
});
