import { classNames } from '../ui/class-names';

interface ChefMedallionProps {
  /** `small` omits the pattern, whose lines would merge. */
  readonly size?: 'small' | 'large';
  readonly monogram: string;
  readonly seed: string;
  readonly className?: string;
}

const middle = 100;

/**
 * Shows initials in a guilloche rosette instead of a photograph. They are decorative, because the name is beside it.
 */
export function ChefMedallion({ monogram, seed, size = 'large', className }: ChefMedallionProps) {
  const turn = turnOf(seed);
  const isLarge = size === 'large';
  return (
    <svg
      className={classNames('chef-medallion', `chef-medallion--${size}`, className)}
      viewBox="0 0 200 200"
      width="200"
      height="200"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx={middle} cy={middle} r="98" />
      <circle className="chef-medallion__milling" cx={middle} cy={middle} r="92.5" pathLength="360" />
      <circle cx={middle} cy={middle} r="87" />
      {isLarge ? <path d={rosette({ ...turn, from: 66, depth: 19 })} /> : null}
      {isLarge ? <path d={rosette({ petals: turn.petals + turn.step, step: turn.step, from: 62, depth: 10 })} /> : null}
      {isLarge ? <circle cx={middle} cy={middle} r="58" /> : null}
      <circle className="chef-medallion__field" cx={middle} cy={middle} r={isLarge ? 55 : 80} />
      <text className="chef-medallion__letters" x={middle} y={isLarge ? 119 : 123}>
        {monogram}
      </text>
    </svg>
  );
}

interface Turn {
  /** Number of waves around the ring, and how many of them one line skips; together they determine the crossings. */
  readonly petals: number;
  readonly step: number;
}

const turns: readonly Turn[] = [
  { petals: 31, step: 4 },
  { petals: 29, step: 3 },
  { petals: 37, step: 5 },
  { petals: 23, step: 3 },
  { petals: 41, step: 6 },
  { petals: 27, step: 4 },
  { petals: 35, step: 4 },
  { petals: 33, step: 5 },
  { petals: 25, step: 3 },
  { petals: 43, step: 5 },
  { petals: 39, step: 4 },
];

function turnOf(seed: string): Turn {
  const sum = [...seed].reduce((total, character) => (total * 31 + character.charCodeAt(0)) % 9973, 7);
  return turns[sum % turns.length] ?? { petals: 31, step: 4 };
}

/** One closed line between two rings, with `petals / step` waves in each of `step` rounds. */
function rosette({ petals, step, from, depth }: Turn & { readonly from: number; readonly depth: number }): string {
  const points = petals * 7;
  const tenths = (value: number) => Math.round(value * 10) / 10;
  const at = (index: number) => {
    const angle = (index / points) * 2 * Math.PI * step;
    const radius = from + (depth * (1 + Math.cos((angle * petals) / step))) / 2;
    return { x: tenths(middle + radius * Math.cos(angle)), y: tenths(middle + radius * Math.sin(angle)) };
  };
  // Relative coordinates need half the bytes of absolute ones, and a page may contain a dozen of these.
  const moves = Array.from(
    { length: points - 1 },
    (_, index) => `${tenths(at(index + 1).x - at(index).x)} ${tenths(at(index + 1).y - at(index).y)}`,
  );
  return `M${at(0).x} ${at(0).y}l${moves.join(' ')}Z`;
}
