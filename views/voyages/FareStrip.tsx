import { CachedFragment } from '../ui/CachedFragment';
import { facetsTexts as texts } from './facets.texts';

export interface FareMonthView {
  readonly month: string;
  readonly name: string;
  readonly shortName: string;
  readonly year?: string;
  readonly href: string;
  readonly isChosen: boolean;
  readonly price: string;
  readonly isLowest: boolean;
  readonly spokenText: string;
  /** Each sailing has its position within the month, and its fare relative to the highest, both from 0 to 1. */
  readonly sailings: readonly { readonly at: number; readonly height: number; readonly isLowest: boolean }[];
}

export interface FareStripView {
  readonly months: readonly FareMonthView[];
  readonly note: string;
}

const columnWidth = 96;
const plotTop = 34;
const plotHeight = 92;
const baseline = plotTop + plotHeight;
const height = 176;

/**
 * The drawing is also a table, because a screen reader reads each month as a row with its lowest fare and its sailings.
 */
export const FareStrip = ({ strip }: { readonly strip: FareStripView }) => (
  <figure className="fare-strip">
    <figcaption className="fare-strip__caption">
      <span className="fare-strip__title">{texts.stripTitle}</span>
      <span className="fare-strip__note">{strip.note}</span>
    </figcaption>
    <div className="fare-strip__scroll" tabIndex={0} role="group" aria-label={texts.stripMove}>
      <CachedFragment from={strip}>
        <div className="fare-strip__drawing">
          <Drawing months={strip.months} />
        </div>
      </CachedFragment>
    </div>
  </figure>
);

const Drawing = ({ months }: Pick<FareStripView, 'months'>) => (
  <svg
    viewBox={`0 0 ${months.length * columnWidth} ${height}`}
    className="fare-strip__svg"
    role="table"
    aria-label={texts.stripTable}
  >
    {months.map((month, index) => (
      <Month key={month.month} month={month} left={index * columnWidth} />
    ))}
  </svg>
);

function Month({ month, left }: { readonly month: FareMonthView; readonly left: number }) {
  const { name, shortName, year, href, isChosen, price, isLowest, spokenText, sailings } = month;
  const top = Math.max(0, ...sailings.map(({ height: share }) => share));
  return (
    <g
      role="row"
      className={`fare-month${isLowest ? ' fare-month--lowest' : ''}${isChosen ? ' fare-month--chosen' : ''}`}
      transform={`translate(${left} 0)`}
    >
      <g role="rowheader">
        <a
          href={href}
          className="fare-month__link"
          aria-label={isChosen ? texts.chosenMonth(name) : name}
          rel="nofollow"
        >
          <rect className="fare-month__area" width={columnWidth} height={height} />
          <text className="fare-month__name" x={columnWidth / 2} y={baseline + 24} aria-hidden="true">
            {shortName}
          </text>
          {year ? (
            <text className="fare-month__year" x={columnWidth / 2} y={baseline + 42} aria-hidden="true">
              {year}
            </text>
          ) : null}
        </a>
      </g>
      <g role="cell">
        <text className="fare-month__price" x={columnWidth / 2} y={tenths(baseline - top * plotHeight - 12)}>
          {price}
        </text>
      </g>
      <g role="cell" aria-label={spokenText}>
        <line className="fare-month__ground" x1={6} x2={columnWidth - 6} y1={baseline} y2={baseline} />
        {sailings.map(({ at, height: share, isLowest: isLowestOfAll }) => (
          <line
            key={at}
            className={isLowestOfAll ? 'fare-month__fare fare-month__fare--lowest' : 'fare-month__fare'}
            x1={tenths(14 + at * (columnWidth - 28))}
            x2={tenths(14 + at * (columnWidth - 28))}
            y1={baseline}
            y2={tenths(baseline - share * plotHeight)}
          />
        ))}
      </g>
    </g>
  );
}

const tenths = (value: number) => Math.round(value * 10) / 10;
