import { readFileSync } from 'node:fs';
import { rosetteName, rosetteOf, rosettes } from '../../views/culinary/rosette';
import { rosetteDrawing } from './draw-rosettes';

const tokens = readFileSync('assets/styles/_tokens.scss', 'utf8');

describe('the patterns of medallions', () => {
  it('CNT-04 are closed lines in the colour of either scheme', () => {
    const drawing = rosetteDrawing({ petals: 31, step: 4 }, tokens);
    const lines = [...drawing.matchAll(/ d="M([^"]*)Z"/g)].map(([, points = '']) => points.split(' ').map(Number));
    expect(lines.map(({ length }) => length)).toEqual([31 * 7 * 2, 35 * 7 * 2]);
    expect(lines.flat().every((value) => value >= 15 && value <= 185)).toBe(true);
    expect(drawing).toContain('path{stroke:#7d5f28}@media(prefers-color-scheme:dark){path{stroke:#c9a35a}}');
  });

  it('CNT-04 differ, and the style sheet names each of them', () => {
    expect(new Set(rosettes.map((each) => rosetteDrawing(each, tokens))).size).toBe(rosettes.length);
    const [, named = ''] =
      /@each \$rosette in ([^{]*)\{/.exec(readFileSync('views/culinary/chef-picker.scss', 'utf8')) ?? [];
    expect([...named.matchAll(/'([^']+)'/g)].map(([, name]) => name)).toEqual(rosettes.map(rosetteName));
    expect(rosettes.map(rosetteName)).toContain(rosetteOf('emre-tasdelen'));
  });
});
