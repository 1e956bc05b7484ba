interface ProgressBarProps {
  readonly id: string;
  readonly label: string;
  readonly percent: number;
  /** The drawn percentage, from 1 to 100, because the bar is never empty (TRP-12). Default: `percent`. */
  readonly drawnPercent?: number;
}

export function ProgressBar({ id, label, percent, drawnPercent = percent }: ProgressBarProps) {
  return (
    <div className="progress">
      <label className="progress__label" htmlFor={id}>
        <span>{label}</span>
        <span className="progress__figure">{percent}%</span>
      </label>
      <progress className="progress__bar" id={id} max={100} value={drawnPercent} aria-valuetext={`${percent}%`} />
    </div>
  );
}
