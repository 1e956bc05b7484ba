import { readSampleLine } from '../../../test/builders/sample-line';
import { toFloorPlans } from './to-floor-plan';

const { vessel } = readSampleLine();
const funnel = vessel.floorPlans.find(({ category }) => category === 'FS');

describe('the drawing of a floor', () => {
  it('has walls along the baths of a side whose other rooms have glass, and no line twice', () => {
    if (!funnel) throw new Error('no plan of the Funnel Suite');
    const [, floor] = toFloorPlans(funnel, 'Funnel Suite');
    const upright = (lines: readonly { readonly x1: number; readonly x2: number }[] = []) =>
      lines.filter(({ x1, x2 }) => x1 === x2);
    expect(upright(floor?.walls)).toHaveLength(2);
    expect(upright(floor?.glass)).toHaveLength(2);
    const lines = [...(floor?.walls ?? []), ...(floor?.glass ?? [])].map((line) => JSON.stringify(line));
    expect(new Set(lines).size).toBe(lines.length);
  });
});
