import { amenitiesOf } from './suite-amenities';

describe('the amenities of a suite', () => {
  it.each([
    [0, 2, []],
    [1, 2, ['terrace']],
    [0, 3, ['sleeps-3']],
    [6, 4, ['terrace', 'sleeps-3']],
  ])('with a terrace of %i square metres for %i guests are %j', (terraceSquareMetres, maxGuests, amenities) => {
    expect([...amenitiesOf({ terraceSquareMetres, maxGuests })]).toEqual(amenities);
    expect([...amenitiesOf({ terraceSquareMetres, maxGuests, amenities: ['quiet'] })]).toEqual([...amenities, 'quiet']);
  });
});
