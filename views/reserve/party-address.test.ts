import { addressForParty } from './party-address';

const engine = '/engine/details?siid=LF-1&voyageId=ON1-CYC-270412-007&categorycode=SV&farecode=BESTPRICE&p1=2&p2=30,30';

describe('an address for another party', () => {
  it('ENG-01 counts the guests and lists their ages with plain commas', () => {
    expect(addressForParty(engine, { adults: 3, children: 1 })).toBe(
      '/engine/details?siid=LF-1&voyageId=ON1-CYC-270412-007&categorycode=SV&farecode=BESTPRICE&p1=4&p2=30,30,30,5',
    );
  });

  it('SUI-09 changes the counts of our own steps and keeps the spelling of all else', () => {
    expect(
      addressForParty('/reserve-now/A/suite/?suiteId=BR-I,SV&guestsAdults=9&guestsChildren=0#x', {
        adults: 1,
        children: 5,
      }),
    ).toBe('/reserve-now/A/suite/?suiteId=BR-I,SV&guestsAdults=1&guestsChildren=5#x');
  });

  it('SUI-14 leaves an address without a party as it is', () => {
    expect(addressForParty('mailto:hello@ondine.example', { adults: 1, children: 0 })).toBe(
      'mailto:hello@ondine.example',
    );
  });
});
