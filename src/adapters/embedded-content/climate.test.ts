import { readSampleLine } from '../../../test/builders/sample-line';
import { normOf } from '../../core/trip-day/climate-norms';
import { plainDate } from '../../core/shared/plain-date';
import { loadClimate, noClimate } from './climate';

describe('the weather that is usual at a port', () => {
  it('is known of every port, once, with a night that is not warmer than its day', () => {
    const { climate, ports } = readSampleLine();
    const named = climate.coasts.flatMap((coast) => coast.ports);
    expect(named.toSorted()).toEqual(ports.map(({ slug }) => slug).toSorted());
    for (const { slug } of ports)
      for (let month = 1; month <= 12; month += 1) {
        const norm = normOf(climate, slug, plainDate(`2027-${String(month).padStart(2, '0')}-15`));
        expect(norm && norm.high > norm.low && norm.sea > 5 && norm.sea < 32).toBe(true);
      }
  });

  it('needs no file: then nothing is said', () => {
    expect(loadClimate('config/none/climate.yaml')).toBe(noClimate);
    expect(normOf(noClimate, 'athens', plainDate('2027-04-12'))).toBeUndefined();
  });
});
