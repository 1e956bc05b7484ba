import { SeeMore } from '../content/SeeMore';
import { Eyebrow } from '../ui/Eyebrow';
import { Icon } from '../ui/Icon';
import { destinationsTexts as texts } from './destinations.texts';

export interface SailingDatesView {
  readonly title: string;
  readonly next: readonly SailingDateView[];
  /** Later dates are collapsed behind See More, but present in the page (CNT-39). */
  readonly later: readonly SailingDateView[];
}

export interface SailingDateView {
  readonly id: string;
  readonly date: string;
  readonly times?: string;
  readonly voyage: string;
  readonly sailing: string;
  readonly href: string;
}

export function SailingDates({ sailings: { title, next, later } }: { readonly sailings: SailingDatesView }) {
  const dates = [...next, ...later];
  return (
    <section className="sailing-dates" id="sailings" aria-labelledby="sailings-title">
      <div className="band band--section">
        <Eyebrow>{texts.sailingsEyebrow}</Eyebrow>
        <h2 className="sailing-dates__title" id="sailings-title">
          {title}
        </h2>
        {dates.length === 0 ? (
          <p>{texts.noSailings}</p>
        ) : (
          <SeeMore id="sailing-list" limit={next.length} listClassName="sailing-dates__list">
            {dates.map((date) => (
              <SailingDate key={date.id} date={date} />
            ))}
          </SeeMore>
        )}
      </div>
    </section>
  );
}

function SailingDate({ date: { date, times, voyage, sailing, href } }: { readonly date: SailingDateView }) {
  return (
    <div className="sailing-date">
      <p className="sailing-date__when">
        {date}
        {times ? <span>{times}</span> : null}
      </p>
      <p className="sailing-date__voyage">
        {voyage}
        <span>{sailing}</span>
      </p>
      <a className="sailing-date__link" href={href} aria-label={`${texts.explore} ${voyage}, ${date}`}>
        {texts.explore}
        <Icon name="arrow" />
      </a>
    </div>
  );
}
