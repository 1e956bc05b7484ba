import { cabinStepAddress } from './step-address';

describe('the address of the deck plan', () => {
  const cabin = { itineraryId: 'ON1-CYC-270412-007', suiteId: 'BR-I,SV', counts: { adults: 2, children: 1 } };
  const plan = '/reserve-now/ON1-CYC-270412-007/deck-plan?suiteId=BR-I,SV&guestsAdults=2&guestsChildren=1';

  it('names the deck that is shown, and none where the first one with a cabin is', () => {
    expect(cabinStepAddress(cabin)).toBe(plan);
    expect(cabinStepAddress({ ...cabin, deck: 6 })).toBe(`${plan}&deck=6`);
  });

  it('names the cabin that was taken, and the one that is offered instead', () => {
    expect(cabinStepAddress({ ...cabin, takenCabin: '612', instead: '614' })).toBe(`${plan}&taken=612&instead=614`);
  });
});
