import { classNames } from '../ui/class-names';
import { rosetteOf } from './rosette';

interface ChefMedallionProps {
  /** `small` omits the pattern, whose lines would merge. */
  readonly size?: 'small' | 'large' | undefined;
  readonly monogram: string;
  readonly seed: string;
  readonly className?: string;
}

const middle = 100;

/**
 * Shows initials in a guilloche rosette instead of a photograph. They are decorative, because the name is beside it.
 */
export function ChefMedallion({ monogram, seed, size = 'large', className }: ChefMedallionProps) {
  const isLarge = size === 'large';
  return (
    <svg
      className={classNames(
        'chef-medallion',
        `chef-medallion--${size}`,
        isLarge && `chef-medallion--${rosetteOf(seed)}`,
        className,
      )}
      viewBox="0 0 200 200"
      width="200"
      height="200"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx={middle} cy={middle} r="98" />
      <circle className="chef-medallion__milling" cx={middle} cy={middle} r="92.5" pathLength="360" />
      <circle cx={middle} cy={middle} r="87" />
      {isLarge ? <circle cx={middle} cy={middle} r="58" /> : null}
      <circle className="chef-medallion__field" cx={middle} cy={middle} r={isLarge ? 55 : 80} />
      <text className="chef-medallion__letters" x={middle} y={isLarge ? 119 : 123}>
        {monogram}
      </text>
    </svg>
  );
}
