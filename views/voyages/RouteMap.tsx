import { classNames } from '../ui/class-names';
import { voyagesTexts as texts } from './voyages.texts';

/** Drawn at build time. It scrolls sideways where it is wider than the screen, and is therefore focusable. */
export function RouteMap({
  svg,
  label,
  note,
  className,
}: {
  readonly svg: string;
  readonly label: string;
  readonly note?: string;
  readonly className?: string;
}) {
  return (
    <div className={classNames('map-part', className)}>
      <div
        className="map-frame"
        role="group"
        aria-label={label}
        tabIndex={0}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      {note ? <p className="map-note">{note}</p> : null}
      <p className="map-hint no-print">{texts.moveMap}</p>
    </div>
  );
}
