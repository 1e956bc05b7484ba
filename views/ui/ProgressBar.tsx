interface ProgressBarProps {
  readonly id: string;
  /** Label of the bar, such as "Paid so far". */
  readonly label: string;
  /** 0 to 100; the announced value. */
  readonly percent: number;
  /** 1 to 100; the drawn value, because the bar is never empty (TRP-12). Default: `percent`. */
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
