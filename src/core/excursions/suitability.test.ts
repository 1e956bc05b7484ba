import { suitabilityDoubts } from './suitability';

describe('doubts about an excursion', () => {
  it.each([
    ['none', 'Strenuous', true, undefined],
    [undefined, 'Strenuous', true, undefined],
    ['unknown', 'Strenuous', true, undefined],
    ['slow', 'Moderate', true, undefined],
    ['slow', 'Active', true, { isEffortHigh: true, isTenderHard: false }],
    ['stairs', 'Gentle', false, undefined],
    ['stairs', 'Gentle', true, { isEffortHigh: false, isTenderHard: true }],
    ['stairs', 'Moderate', false, { isEffortHigh: true, isTenderHard: false }],
    ['wheelchair', 'Moderate', true, { isEffortHigh: true, isTenderHard: true }],
  ])(
    'of a guest whose mobility is %s, at the level %s, by tender: %s',
    (mobility, activityLevel, isByTender, doubts) => {
      expect(suitabilityDoubts(mobility, { activityLevel, isByTender })).toEqual(doubts);
    },
  );
});
