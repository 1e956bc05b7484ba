import { activitySlugOf, findActivity } from './activity';
import type { ItineraryDay } from './voyage';

const aDay = (day: number, title: string, portSlug?: string): ItineraryDay => ({
  day,
  title,
  type: portSlug ? 'Anchored' : 'At Sea',
  description: '',
  ...(portSlug ? { portSlug } : {}),
});
const days = [
  aDay(1, 'Athens (Piraeus)', 'athens'),
  aDay(2, 'Hydra', 'hydra'),
  aDay(3, 'Hydra', 'hydra'),
  aDay(4, 'A day of open water'),
];

describe('the days of a voyage as pages', () => {
  it.each([
    [3, 'Hydra', 'day-3-hydra'],
    [1, 'Athens (Piraeus)', 'day-1-athens-piraeus'],
    [12, 'Kuşadası', 'day-12-kusadasi'],
    [7, 'Man O’War Cay & Hope Town', 'day-7-man-owar-cay-hope-town'],
    [2, '…', 'day-2'],
  ])('ROU-07 names day %i of %s %s', (day, title, slug) => {
    expect(activitySlugOf({ day, title })).toBe(slug);
  });

  it('ROU-07 finds a day by its address alone, and nothing for another', () => {
    expect(findActivity(days, 'day-2-hydra')?.day).toBe(days[1]);
    for (const slug of ['day-2', 'day-2-athens', 'day-9-hydra', '', 'constructor'])
      expect(findActivity(days, slug)).toBeUndefined();
  });

  it('CNT-13 H50 knows the neighbours, none beyond the ends, and neither on a voyage of one day', () => {
    expect(findActivity(days, 'day-2-hydra')).toMatchObject({ previous: days[0], next: days[2] });
    expect(findActivity(days, 'day-1-athens-piraeus')?.previous).toBeUndefined();
    expect(findActivity(days, 'day-4-a-day-of-open-water')?.next).toBeUndefined();
    expect(findActivity([aDay(1, 'Athens', 'athens')], 'day-1-athens')).not.toHaveProperty('next');
  });

  it('CNT-12 counts the days that the yacht stays in one port', () => {
    expect(findActivity(days, 'day-2-hydra')?.stay).toEqual({ firstDay: 2, lastDay: 3 });
    expect(findActivity(days, 'day-3-hydra')?.stay).toEqual({ firstDay: 2, lastDay: 3 });
    expect(findActivity(days, 'day-4-a-day-of-open-water')?.stay).toEqual({ firstDay: 4, lastDay: 4 });
  });
});
