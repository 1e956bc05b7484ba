import { excursionsTexts as texts } from './excursions.texts';

const heights = [4, 8, 12, 16] as const;

/** Draws one to four bars (EXC-23). */
export function LevelBars({ bars }: { readonly bars: 1 | 2 | 3 | 4 }) {
  return (
    <svg
      className="level-bars"
      viewBox="0 0 28 16"
      width="28"
      height="16"
      role="img"
      aria-label={texts.levelBars(bars)}
    >
      {heights.map((height, index) => (
        <rect
          key={height}
          className={index < bars ? 'level-bars__bar--on' : undefined}
          x={index * 8}
          y={16 - height}
          width="4"
          height={height}
        />
      ))}
    </svg>
  );
}
