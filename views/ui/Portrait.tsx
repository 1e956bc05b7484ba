import { classNames } from './class-names';

interface PortraitProps {
  readonly monogram: string;
  readonly picture?: string | undefined;
  readonly className?: string;
}

export function Portrait({ monogram, picture, className }: PortraitProps) {
  return (
    <span className={classNames('portrait', className)}>
      <Medallion className="portrait__initials" monogram={monogram} />
      {picture === undefined ? null : (
        <img
          className="portrait__picture"
          src={picture}
          alt=""
          width="480"
          height="480"
          decoding="async"
          loading="lazy"
        />
      )}
    </span>
  );
}

/** Shows a consultant's initials instead of a photograph. They are decorative, because the full name is beside it. */
function Medallion({ monogram, className }: { readonly monogram: string; readonly className?: string }) {
  return (
    <svg
      className={classNames('medallion', className)}
      viewBox="0 0 112 112"
      width="112"
      height="112"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="56" cy="56" r="55" />
      <circle className="medallion__milling" cx="56" cy="56" r="51" pathLength="270" />
      <circle cx="56" cy="56" r="47" />
      <path d={rosette} />
      <circle cx="56" cy="56" r="35" />
      <text className="medallion__letters" x="57" y="67">
        {monogram}
      </text>
    </svg>
  );
}

const rosette = Array.from({ length: 24 }, (_, turn) => loopAt((turn * Math.PI) / 12)).join('');

function loopAt(angle: number): string {
  const at = (radius: number, offset: number) =>
    `${(56 + radius * Math.cos(angle + offset)).toFixed(1)} ${(56 + radius * Math.sin(angle + offset)).toFixed(1)}`;
  return `M${at(36.5, 0)}Q${at(48, 0.26)} ${at(36.5, 0.52)}M${at(45.5, 0)}Q${at(34, 0.26)} ${at(45.5, 0.52)}`;
}
