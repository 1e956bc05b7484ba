import { tripDayTexts } from '../../../views/trip-day/trip-day.texts';
import { passFactsOf } from './pass-facts';

const { quay, directions, hour, papers, cabin } = tripDayTexts.boarding;

const factsOf = (...hours: readonly string[]) =>
  passFactsOf({
    where: [
      { label: quay, value: 'Molo Est' },
      { label: directions, value: 'By the lighthouse' },
    ],
    booking: [{ label: cabin, value: '613' }],
    travellers: hours.map((value, index) => ({
      name: ['Eleanor Marsh', 'Daniel Marsh'][index] ?? '',
      facts: [
        { label: hour, value },
        { label: papers, value: 'Given' },
      ],
    })),
  }).map(({ label, value }) => `${label}: ${value}`);

describe('the facts of a wallet pass', () => {
  it('H66 are the quay, the hour of all and the cabin, and nothing about papers', () => {
    expect(factsOf('2:00 pm', '2:00 pm')).toEqual([`${quay}: Molo Est`, `${hour}: 2:00 pm`, `${cabin}: 613`]);
  });

  it('H66 say whose hour it is where two travellers have different ones', () => {
    expect(factsOf('2:00 pm', '3:00 pm')).toEqual([
      `${quay}: Molo Est`,
      `${hour}, Eleanor Marsh: 2:00 pm`,
      `${hour}, Daniel Marsh: 3:00 pm`,
      `${cabin}: 613`,
    ]);
  });
});
