import { classNames } from '../ui/class-names';
import type { MapView } from './map-view';
import { voyagesTexts as texts } from './voyages.texts';

interface RouteMapProps extends MapView {
  readonly label: string;
  readonly note?: string;
  readonly className?: string;
}

/** The map, drawn at build time, scrolls sideways where it is wider than the screen, and is therefore focusable. */
export function RouteMap({ svg, landSrc, label, note, className }: RouteMapProps) {
  const frame = { className: 'map-frame', role: 'group', 'aria-label': label, tabIndex: 0 };
  return (
    <div className={classNames('map-part', className)}>
      {landSrc === undefined ? (
        <div {...frame} dangerouslySetInnerHTML={{ __html: svg }} />
      ) : (
        <div {...frame}>
          <div className="map-layers">
            <img className="route-map" src={landSrc} width={800} height={560} alt="" loading="lazy" decoding="async" />
            <div dangerouslySetInnerHTML={{ __html: svg }} />
          </div>
        </div>
      )}
      {note ? <p className="map-note">{note}</p> : null}
      <p className="map-hint no-print">{texts.moveMap}</p>
    </div>
  );
}
