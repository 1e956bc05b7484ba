/** What an engraving is of: hills for the land, swell for the sea. */
export type EngravingSubject = 'land' | 'sea';

export const engravingWidth = 240;
export const engravingHeight = 160;

const lines = 13;
const points = [0, 1, 2, 3, 4, 5, 6] as const;
const step = engravingWidth / (points.length - 1);

/**
 * The lines of an engraving as one SVG path in a box of 240 by 160: a skyline and a shore, and the lines between them.
 * The same words always give the same lines, other words other ones.
 */
export function engravingPath(words: string, subject: EngravingSubject): string {
  const chance = chanceFrom(words);
  const skyline = points.map((point) => skylineHeight(point, subject, chance()));
  const shore = points.map(() => 156 + 10 * (chance() - 0.5));
  const swell = points.map(() => 14 * (chance() - 0.5));
  return Array.from({ length: lines }, (_, line) => {
    const down = line / (lines - 1);
    // Lines stand closer where they are further away.
    const eased = down ** 1.35;
    const bulge = subject === 'sea' ? Math.sin(Math.PI * down) : 0.4 * Math.sin(Math.PI * down);
    return curve(points.map((point) => at(skyline, point) * (1 - eased) + at(shore, point) * eased + at(swell, point) * bulge));
  }).join('');
}

/** Peaks and saddles in turn ashore; out at sea a horizon that is level but for the swell. */
function skylineHeight(point: number, subject: EngravingSubject, chance: number): number {
  if (subject === 'sea') return 88 + 3 * (chance - 0.5);
  return point % 2 === 1 ? 70 + 16 * chance : 92 + 14 * chance;
}

/** Through the heights from left to right, level at each of them. */
function curve(heights: readonly number[]): string {
  const half = step / 2;
  return heights.map((height, index) => {
    const x = index * step;
    const y = Math.round(height);
    if (index === 0) return `M0 ${y}`;
    return index === 1 ? `C${half} ${Math.round(at(heights, 0))} ${half} ${y} ${x} ${y}` : `S${x - half} ${y} ${x} ${y}`;
  }).join('');
}

const at = (values: readonly number[], index: number) => values[index] ?? 0;

/** Numbers from 0 up to 1 that follow from the words alone. */
function chanceFrom(words: string): () => number {
  let state = [...words].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    const mixed = Math.imul(state ^ (state >>> 12), 0x297a2d39);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x1_0000_0000;
  };
}
