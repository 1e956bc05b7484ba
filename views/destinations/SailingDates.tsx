import { Eyebrow } from '../ui/Eyebrow';
import { Icon } from '../ui/Icon';
import { destinationsTexts as texts } from './destinations.texts';

/** The sailings that call at a port, each leading to its voyage on that date (CNT-05, ROU-04). */
export interface SailingDatesView {
  readonly title: string;
  readonly next: readonly SailingDateView[];
  /** Behind "later dates", on the page all the same. */
  readonly later: readonly SailingDateView[];
}

export interface SailingDateView {
  readonly id: string;
  /** 14 – 15 April 2027: when she is there. */
  readonly date: string;
  /** 7:00 am to 6:00 pm, local time. */
  readonly times?: string;
  readonly voyage: string;
  /** 12 – 19 April 2027, 7 nights. */
  readonly sailing: string;
  readonly href: string;
}

export function SailingDates({ sailings: { title, next, later } }: { readonly sailings: SailingDatesView }) {
  return (
    <section className="sailing-dates" id="sailings" aria-labelledby="sailings-title">
      <div className="band band--section">
        <Eyebrow>{texts.sailingsEyebrow}</Eyebrow>
        <h2 className="sailing-dates__title" id="sailings-title">{title}</h2>
        {next.length === 0 ? <p>{texts.noSailings}</p> : <Dates dates={next} />}
        {later.length > 0 ? (
          <details className="sailing-dates__later">
            <summary>{texts.laterSailings(later.length)}<Icon name="chevron" /></summary>
            <Dates dates={later} />
          </details>
        ) : null}
      </div>
    </section>
  );
}

function Dates({ dates }: { readonly dates: readonly SailingDateView[] }) {
  return (
    <ul className="sailing-dates__list">
      {dates.map(({ id, date, times, voyage, sailing, href }) => (
        <li key={id} className="sailing-date">
          <p className="sailing-date__when">{date}{times ? <span>{times}</span> : null}</p>
          <p className="sailing-date__voyage">{voyage}<span>{sailing}</span></p>
          <a className="sailing-date__link" href={href} aria-label={`${texts.explore} ${voyage}, ${date}`}>{texts.explore}<Icon name="arrow" /></a>
        </li>
      ))}
    </ul>
  );
}
