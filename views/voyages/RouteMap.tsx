import { classNames } from '../ui/class-names';
import type { MapView } from './map-view';
import { voyagesTexts as texts } from './voyages.texts';

interface RouteMapProps extends MapView {
  readonly label: string;
  readonly note?: string;
  readonly className?: string;
}

const middle = 400;

/** A port in the eastern half of its map would lie outside a phone's first view of it. */
const isHereInTheEast = (svg: string): boolean => Number(/data-is-here="" cx="([\d.]+)"/.exec(svg)?.[1] ?? 0) > middle;

/** The map, drawn at build time, scrolls sideways where it is wider than the screen, and is therefore focusable. */
export function RouteMap({ svg, landSrc, label, note, className }: RouteMapProps) {
  const frame = {
    className: classNames('map-frame', isHereInTheEast(svg) && 'map-frame--from-end'),
    role: 'group',
    'aria-label': label,
    tabIndex: 0,
  };
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
