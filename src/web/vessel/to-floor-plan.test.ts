import { readSampleLine } from '../../../test/builders/sample-line';
import { toFloorPlans } from './to-floor-plan';

const { vessel } = readSampleLine();
const saintTropez = vessel.floorPlans.find(({ category }) => category === 'TS');

describe('the drawing of a floor', () => {
  it('has walls along the baths of a side whose other rooms have glass, and no line twice', () => {
    if (!saintTropez) throw new Error('no plan of the Saint-Tropez Suite');
    const [floor] = toFloorPlans(saintTropez, 'Saint-Tropez Suite');
    const upright = (lines: readonly { readonly x1: number; readonly x2: number }[] = []) =>
      lines.filter(({ x1, x2 }) => x1 === x2);
    expect(upright(floor?.walls)).toHaveLength(2);
    expect(upright(floor?.glass)).toHaveLength(2);
    const lines = [...(floor?.walls ?? []), ...(floor?.glass ?? [])].map((line) => JSON.stringify(line));
    expect(new Set(lines).size).toBe(lines.length);
  });
});
