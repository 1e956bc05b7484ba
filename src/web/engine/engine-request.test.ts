import fc from 'fast-check';
import { engineAddress } from '../../core/reserve/engine-address';
import { addressBackToSite, partyOf, readEngineRequest } from './engine-request';

const query = {
  siid: 'landfall',
  voyageId: 'ON1-CYC-270503-007',
  categorycode: 'SV',
  farecode: 'BESTPRICE',
  p1: '3',
  p2: '30,30,5',
};

describe('the query of the engine', () => {
  it('ENG-01 is read as the site writes it, for every party', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 5 }), (adults, children) => {
        fc.pre(adults + children <= 6);
        const address = engineAddress({
          baseUrl: '/engine/details',
          siid: 'x',
          itineraryId: 'ON1-CYC-270503-007',
          suiteId: 'BR-I,SV',
          counts: { adults, children },
        });
        const read = readEngineRequest(Object.fromEntries(new URL(address ?? '', 'http://x').searchParams));
        expect(read).toMatchObject({ kind: 'request', request: { itineraryId: 'ON1-CYC-270503-007', category: 'SV' } });
        if (read.kind === 'request') expect(partyOf(read.request.ages)).toEqual({ adults, children });
      }),
    );
  });

  it('RES-13 RES-14 goes back with the code of what cannot be read', () => {
    expect(readEngineRequest({ ...query, voyageId: 'x' })).toEqual({ kind: 'unreadable-voyage' });
    expect(readEngineRequest({ ...query, categorycode: '../SV' })).toMatchObject({
      kind: 'unreadable',
      errorcode: 'RES-CatCode',
    });
    for (const wrong of [
      { farecode: 'FREE' },
      { p1: '2' },
      { p2: '' },
      { p2: 'thirty' },
      { p2: '30,,30' },
      { p2: Array(13).fill('30').join(',') },
    ]) {
      expect(readEngineRequest({ ...query, ...wrong })).toMatchObject({
        kind: 'unreadable',
        errorcode: 'RES-FareCode',
      });
    }
  });

  it('C5 C7 never throws, whatever stands in it', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...Object.keys(query)), fc.oneof(fc.string(), fc.array(fc.string()))),
        (typed) => {
          expect(typeof readEngineRequest({ ...query, ...typed }).kind).toBe('string');
        },
      ),
    );
  });

  it('RES-12 ROU-02 keeps suite, party and code on the way back', () => {
    expect(
      addressBackToSite({
        itineraryId: 'ON1-CYC-270503-007',
        suiteId: 'BR-I,SV',
        ages: [30, 30, 5],
        errorcode: 'RES-CatCode',
      }),
    ).toBe(
      '/reserve-now/ON1-CYC-270503-007/suite/?suiteId=BR-I,SV&guestsAdults=2&guestsChildren=1&errorcode=RES-CatCode',
    );
    expect(addressBackToSite({ itineraryId: 'ON1-CYC-270503-007', errorcode: 'RES-FareCode' })).toBe(
      '/reserve-now/ON1-CYC-270503-007?errorcode=RES-FareCode',
    );
  });
});
