import { voyageOfItinerary } from './voyage-of-itinerary';

const voyages = [{ voyageId: 'ADR' }, { voyageId: 'CYC' }];

describe('the voyage of an itinerary id', () => {
  it('VOY-04 is the one that its second part names', () => {
    expect(voyageOfItinerary(voyages, 'ON1-CYC-270412-007')).toBe(voyages[1]);
    expect(voyageOfItinerary(voyages, 'ON1-XYZ-270412-007')).toBeUndefined();
  });

  it('H22 is unknown for the hybrid form, even where a voyage has the code that its dates look like', () => {
    const trap = [{ voyageId: 'I270412' }, { voyageId: '270412' }];
    for (const code of ['ON1-I270412-007', 'ON1-270412-007']) expect(voyageOfItinerary(trap, code)).toBeUndefined();
  });
});
