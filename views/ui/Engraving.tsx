import { classNames } from './class-names';
import { engravingHeight, engravingPath, type EngravingSubject, engravingWidth } from './engraving-path';

export interface EngravingView {
  /** Decides the lines: the thing's slug. */
  readonly seed: string;
  readonly subject: EngravingSubject;
  /** Large on the plate: a port, a place. */
  readonly title: string;
  /** Small above it: a country, a category. */
  readonly label?: string;
}

/**
 * Stands where a picture would, when a thing has none of its own on this page: a plate with its place's name and fine
 * lines. A decoration: what it says stands in the words beside it, too.
 */
export function Engraving({
  engraving: { seed, subject, title, label },
  className,
}: {
  readonly engraving: EngravingView;
  readonly className?: string;
}) {
  return (
    <div className={classNames('engraving', `engraving--${subject}`, className)} aria-hidden="true">
      <svg
        className="engraving__lines"
        viewBox={`0 0 ${engravingWidth} ${engravingHeight}`}
        preserveAspectRatio="xMidYMax slice"
        focusable="false"
      >
        <path d={engravingPath(seed, subject)} />
      </svg>
      <p className="engraving__words">
        {label ? <span className="engraving__label">{label}</span> : null}
        <span className="engraving__title">{title}</span>
      </p>
    </div>
  );
}
