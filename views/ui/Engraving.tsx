import { classNames } from './class-names';
import { engravingHeight, engravingPath, type EngravingSubject, engravingWidth } from './engraving-path';

export interface EngravingView {
  readonly seed: string;
  readonly subject: EngravingSubject;
  readonly title: string;
  readonly label?: string;
}

/** The engraving replaces a missing picture. It is decorative, because the text beside it repeats the name. */
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
