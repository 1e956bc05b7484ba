import fc from 'fast-check';
import { hrefVoyages } from '../hrefs';
import { facetParameters, listParameters } from './asked-sailings';
import { readSailingAddress } from './sailing-address';

const region = (slug: string, waters: string) => ({ slug, name: slug, waters, summary: 'Islands.' });
const sources = {
  regions: [
    region('bahamas', 'Caribbean'),
    region('lesser-antilles', 'Caribbean'),
    region('adriatic', 'Mediterranean'),
  ],
  ports: [
    { slug: 'hydra', country: 'Greece' },
    { slug: 'istanbul', country: 'Türkiye' },
    { slug: 'syros', country: 'Greece' },
  ],
  origins: [{ slug: 'new-york' }],
};
const read = (query: Record<string, unknown>) => readSailingAddress(query, sources);
const queryOf = (href: string) => Object.fromEntries(new URL(href, 'http://localhost').searchParams);

describe('the address of the voyages', () => {
  it('ROU-30 takes the Caribbean for the regions in it', () => {
    expect(read({ region: 'caribbean' })).toMatchObject({
      filter: { regions: ['bahamas', 'lesser-antilles'] },
      parameters: { region: 'caribbean' },
      unknown: [],
      isCanonical: true,
    });
    expect(read({ region: 'Caribbean' })).toMatchObject({ parameters: { region: 'caribbean' }, unknown: [] });
    // Of one region alone there is no group.
    expect(read({ region: 'mediterranean' }).unknown).toEqual([{ name: 'region', value: 'mediterranean' }]);
  });

  it('ROU-30 reads every facet, and writes it again in one form', () => {
    const {
      filter,
      parameters: asked,
      unknown,
    } = read({
      month: '2027-03, 2027-02',
      'month.2027-04': '1',
      nights: '10,7',
      port: 'syros',
      'port.hydra': '1',
      country: 'greece',
      seaDays: '1',
      flyingFrom: 'new-york',
      guestsAdults: '2',
      guestsChildren: '2',
      ages: '9 4',
      'amenity.terrace': '1',
      budget: '$30,000',
      availability: 'open',
      sortBy: 'price',
    });
    expect(unknown).toEqual([]);
    expect(filter).toEqual({
      months: ['2027-02', '2027-03', '2027-04'],
      nights: [7, 10],
      ports: ['hydra', 'syros'],
      country: { slug: 'greece', name: 'Greece', ports: ['hydra', 'syros'] },
      maxSeaDays: 1,
      flyingFrom: 'new-york',
      party: { adults: 2, children: 2, ages: [4, 9] },
      amenities: ['terrace'],
      maxFare: 30_000,
      isOpenOnly: true,
    });
    expect(hrefVoyages(asked)).toBe(
      '/voyages?month=2027-02,2027-03,2027-04&nights=7,10&port=hydra,syros&country=greece&seaDays=1&flyingFrom=new-york&guestsAdults=2' +
        '&guestsChildren=2&ages=4,9&amenity=terrace&budget=30000&availability=open&sortBy=price',
    );
    expect(read(queryOf(hrefVoyages(asked)))).toMatchObject({ filter, isCanonical: true });
  });

  it('ROU-30 says what it does not know, and asks the rest', () => {
    const { filter, unknown, isCanonical } = read({
      region: 'atlantis',
      month: 'february,2027-02',
      nights: '0',
      port: 'hydra,vineta',
      country: 'Greece',
      guestsAdults: '9',
      amenity: 'piano',
      budget: 'much',
      availability: 'soon',
      sortBy: 'mood',
      seaDays: '-1',
      flyingFrom: 'vineta',
    });
    expect(filter).toMatchObject({
      months: ['2027-02'],
      nights: [],
      ports: ['hydra'],
      amenities: [],
      isOpenOnly: false,
    });
    expect(unknown).toEqual([
      { name: 'region', value: 'atlantis' },
      { name: 'month', value: 'february' },
      { name: 'nights', value: '0' },
      { name: 'port', value: 'vineta' },
      { name: 'country', value: 'Greece' },
      { name: 'amenity', value: 'piano' },
      { name: 'seaDays', value: '-1' },
      { name: 'flyingFrom', value: 'vineta' },
      { name: 'budget', value: 'much' },
      { name: 'availability', value: 'soon' },
      { name: 'sortBy', value: 'mood' },
      { name: 'guestsAdults', value: '9' },
    ]);
    expect(isCanonical).toBe(false);
    expect(read({ guestsChildren: '1', ages: '4,7' }).unknown).toEqual([{ name: 'ages', value: '4,7' }]);
  });

  it('ROU-30 counts the children by their ages where no number is given, and takes two adults by default', () => {
    expect(read({ ages: '4,7' }).filter.party).toEqual({ adults: 2, children: 2, ages: [4, 7] });
    expect(read({ guestsAdults: '2', guestsChildren: '0' })).toMatchObject({ parameters: {}, unknown: [] });
  });

  it('C15 takes for sound only what is written as we write it, and no box of a form', () => {
    expect(read({ month: '2027-02', gclid: '1' }).isCanonical).toBe(true);
    for (const query of [
      { month: '2027-03,2027-02' },
      { 'month.2027-02': '1' },
      { budget: '30,000' },
      { port: 'Hydra' },
    ])
      expect([query, read(query).isCanonical]).toEqual([query, false]);
  });

  it('C5 C8 reads any query without throwing, and what it writes is understood as the same', () => {
    const name = fc.constantFrom(...facetParameters, 'region', ...listParameters.map((list) => `${list}.2027-02`));
    const value = fc.oneof(
      fc.string(),
      fc.constantFrom('2027-02', '2027-02,2027-05', 'hydra', '7,8', '3', 'terrace,bath', 'caribbean', '25000', 'open'),
      fc.array(fc.string()),
    );
    fc.assert(
      fc.property(fc.dictionary(name, value), (query) => {
        const { parameters: asked, filter, order } = read(query);
        const again = read(queryOf(hrefVoyages(asked)));
        expect([again.filter, again.order, again.unknown]).toEqual([filter, order, []]);
      }),
    );
  });
});
