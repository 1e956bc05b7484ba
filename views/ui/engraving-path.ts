export type EngravingSubject = 'land' | 'sea';

export const engravingWidth = 240;
export const engravingHeight = 160;

const lines = 12;
const points = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
const step = engravingWidth / (points.length - 1);

/** Returns one SVG path in a box of 240 by 160; equal seeds yield equal lines. */
export function engravingPath(words: string, subject: EngravingSubject): string {
  const random = randomFrom(words);
  const skyline = subject === 'sea' ? horizon(random) : ridge(random);
  const shore = points.map(() => 156 + 10 * (random() - 0.5));
  const swell = points.map(() => 14 * (random() - 0.5));
  return Array.from({ length: lines }, (_, line) => {
    const down = line / (lines - 1);
    const easing = down ** 1.35;
    const bulge = subject === 'sea' ? Math.sin(Math.PI * down) : 0.4 * Math.sin(Math.PI * down);
    return curve(
      points.map((point) => at(skyline, point) * (1 - easing) + at(shore, point) * easing + at(swell, point) * bulge),
    );
  }).join('');
}

const horizon = (random: () => number) => points.map(() => 88 + 3 * (random() - 0.5));

function ridge(random: () => number): readonly number[] {
  const summit = 2 + 4 * random();
  const mountains = [
    { at: summit, height: 30 + 18 * random(), width: 1 + 0.8 * random() },
    { at: summit - 2 - 1.5 * random(), height: 10 + 16 * random(), width: 0.9 },
    { at: summit + 2 + 1.5 * random(), height: 10 + 16 * random(), width: 0.9 },
  ];
  return points.map((point) => {
    const heights = mountains.map(
      (mountain) => mountain.height * Math.exp(-(((point - mountain.at) / mountain.width) ** 2)),
    );
    return 104 - Math.max(...heights) + 4 * (random() - 0.5);
  });
}

function curve(heights: readonly number[]): string {
  const half = step / 2;
  return heights
    .map((height, index) => {
      const x = index * step;
      const y = Math.round(height);
      if (index === 0) return `M0 ${y}`;
      return index === 1
        ? `C${half} ${Math.round(at(heights, 0))} ${half} ${y} ${x} ${y}`
        : `S${x - half} ${y} ${x} ${y}`;
    })
    .join('');
}

const at = (values: readonly number[], index: number) => values[index] ?? 0;

function randomFrom(words: string): () => number {
  let state = [...words].reduce(
    (hash, character) => Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193),
    0x811c9dc5,
  );
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    const mixedState = Math.imul(state ^ (state >>> 12), 0x297a2d39);
    return ((mixedState ^ (mixedState >>> 15)) >>> 0) / 0x1_0000_0000;
  };
}
