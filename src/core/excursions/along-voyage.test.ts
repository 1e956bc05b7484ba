import { aSailing } from '../../../test/builders/a-sailing';
import { aVoyage } from '../../../test/builders/a-voyage';
import { anExperience, daysAround } from '../../../test/builders/an-experience';
import { plainDate } from '../shared/plain-date';
import { alongVoyage } from './along-voyage';

const sailing = aSailing({ start: plainDate('2027-06-09'), end: plainDate('2027-06-13') });
const found = { voyage: aVoyage({ days: daysAround({}, { portSlug: 'rab', title: 'Rab' }, {}) }), sailing };
const dolphins = anExperience();
const bells = anExperience({ slug: 'bells', portSlug: 'rab' });
const elsewhere = anExperience({ slug: 'elsewhere', portSlug: 'hydra' });
const all = [bells, elsewhere, dolphins].map((experience) => ({ experience, calls: [] }));
const along = (start: string, end: string, sailings = [found]) =>
  alongVoyage(all, { sailings, days: { start: plainDate(start), end: plainDate(end) } }).map(
    ({ experience, calls }) => [experience.slug, calls.map(({ date }) => date)],
  );

describe('experiences along a voyage', () => {
  it('VOY-12 are those to be had on its own days, in their order', () => {
    expect(along('2027-06-09', '2027-06-13')).toEqual([
      ['bells', ['2027-06-11']],
      ['room-for-four', ['2027-06-10', '2027-06-12']],
    ]);
    expect(along('2027-06-09', '2027-06-13', [])).toEqual([]);
  });

  it('VOY-16 keep to the picked days, both of them included', () => {
    expect(along('2027-06-11', '2027-06-12')).toEqual([
      ['bells', ['2027-06-11']],
      ['room-for-four', ['2027-06-12']],
    ]);
    expect(along('2027-06-13', '2027-06-13')).toEqual([]);
  });
});
