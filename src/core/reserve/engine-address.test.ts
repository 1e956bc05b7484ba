import fc from 'fast-check';
import { engineAddress, partyAges } from './engine-address';
import { areValidCounts } from './guest-counts';

const request = {
  baseUrl: '/engine/details',
  siid: 'LF-1',
  itineraryId: 'ON1-CYC-270412-007',
  suiteId: 'BR-I,SV',
  counts: { adults: 2, children: 1 },
};
const anyParty = fc
  .record({ adults: fc.integer({ min: 1, max: 6 }), children: fc.integer({ min: 0, max: 5 }) })
  .filter((counts) => areValidCounts(counts));

describe('the address of the reservation engine', () => {
  it('ENG-01 carries the six parameters in their order, with plain commas', () => {
    expect(engineAddress(request)).toBe(
      '/engine/details?siid=LF-1&voyageId=ON1-CYC-270412-007&categorycode=SV&farecode=BESTPRICE&p1=3&p2=30,30,5',
    );
  });

  it('ENG-01 takes a quote along behind the six, as it is', () => {
    expect(engineAddress({ ...request, quote: '1.2-3_a.b' })).toBe(`${engineAddress(request)}&quote=1.2-3_a.b`);
    expect(engineAddress({ ...request, quote: undefined })).toBe(engineAddress(request));
  });

  it('ENG-01 works for an engine elsewhere, even one with a query of its own', () => {
    expect(engineAddress({ ...request, baseUrl: 'https://engine.example/book' })).toMatch(
      /^https:\/\/engine\.example\/book\?siid=/,
    );
    expect(engineAddress({ ...request, baseUrl: 'https://engine.example/book?lang=en' })).toMatch(/\?lang=en&siid=/);
  });

  it('ENG-01 SUI-12 takes the category from behind the comma', () => {
    expect(engineAddress({ ...request, suiteId: 'FS-I,FS' })).toContain('&categorycode=FS&');
  });

  it('ENG-01 has no address for a malformed suite or an impossible party', () => {
    expect(engineAddress({ ...request, suiteId: 'SV' })).toBeUndefined();
    expect(engineAddress({ ...request, counts: { adults: 0, children: 1 } })).toBeUndefined();
    expect(engineAddress({ ...request, counts: { adults: 2e9, children: 0 } })).toBeUndefined();
  });

  it('ENG-01 encodes whatever an itinerary id may hold', () => {
    expect(engineAddress({ ...request, itineraryId: 'A&p1=9 \uD800' })).toContain('voyageId=A%26p1%3D9%20%EF%BF%BD&');
  });

  it('ENG-01 prices 30 for each adult, then 5 for each child', () => {
    fc.assert(
      fc.property(anyParty, (counts) => {
        const query = new URLSearchParams(engineAddress({ ...request, counts })?.split('?')[1]);
        const ages = (query.get('p2') ?? '').split(',');
        expect([...query.keys()]).toEqual(['siid', 'voyageId', 'categorycode', 'farecode', 'p1', 'p2']);
        expect(query.get('p1')).toBe(String(ages.length));
        expect(ages.filter((age) => age === '30')).toHaveLength(counts.adults);
        expect(ages.filter((age) => age === '5')).toHaveLength(counts.children);
        expect(partyAges(counts).map(String)).toEqual(ages);
      }),
    );
  });
});
