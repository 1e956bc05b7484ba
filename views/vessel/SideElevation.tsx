import { vesselTexts as texts } from './vessel.texts';

export interface SideDeckView {
  readonly number: number;
  readonly label: string;
  readonly href: string;
  readonly isInHull: boolean;
  readonly outline: string;
  readonly windows: { readonly x1: number; readonly x2: number; readonly y: number };
  readonly numberY: number;
}

export interface SideElevationView {
  readonly width: number;
  readonly height: number;
  readonly hull: string;
  readonly funnel: string;
  readonly mast: string;
  readonly waterline: number;
  readonly decks: readonly SideDeckView[];
  readonly numberX: number;
  readonly title: string;
  readonly description: string;
}

export function SideElevation({ side }: { readonly side: SideElevationView }) {
  const { width, height, hull, funnel, mast, waterline, decks, numberX, title, description } = side;
  return (
    <>
      <div className="plan-scroll plan-scroll--side" role="region" aria-label={title} tabIndex={0}>
        <svg
          className="side"
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          role="group"
          aria-labelledby="side-title"
          aria-describedby="side-words"
        >
          <title id="side-title">{title}</title>
          <desc id="side-words">{description}</desc>
          <path className="side__mast" d={mast} />
          <path className="side__funnel" d={funnel} />
          <path className="side__hull" d={hull} />
          {decks.map(({ number, label, href, isInHull, outline, windows, numberY }) => (
            <a key={number} className="deck-plan__link" href={href} aria-label={label}>
              <path className={isInHull ? 'side__deck side__deck--in-hull' : 'side__deck'} d={outline} />
              <line
                className={isInHull ? 'side__windows side__windows--in-hull' : 'side__windows'}
                x1={windows.x1}
                x2={windows.x2}
                y1={windows.y}
                y2={windows.y}
              />
              <text className="side__number" x={numberX} y={numberY}>
                {number}
              </text>
            </a>
          ))}
          <path className="side__water" d={`M0 ${waterline}H${width}V${height}H0Z`} />
          <line className="side__waterline" x1="0" x2={width} y1={waterline} y2={waterline} />
        </svg>
      </div>
      <p className="plan-hint no-print">{texts.moveSideways}</p>
    </>
  );
}

/** Links to the decks by name, for visitors who cannot see or press the drawing. */
export function DeckJumps({ decks }: { readonly decks: readonly Pick<SideDeckView, 'number' | 'label' | 'href'>[] }) {
  return (
    <nav className="deck-jumps no-print" aria-label={texts.plansNavigation}>
      <ul className="deck-jumps__list">
        {decks.map(({ number, label, href }) => (
          <li key={number}>
            <a className="deck-jumps__link" href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
