import { QuietLink } from '../ui/Button';
import { TermGroup } from '../ui/TermGroup';
import { tripDayTexts as texts } from './trip-day.texts';
import type { TripDayFact, TripDayItem, TripDayView } from './trip-day-view';

export function TripNow({ day, href }: { readonly day: TripDayView; readonly href?: string }) {
  const { phase, title, facts, bookedItems, free, next, note, links } = day;
  return (
    <section className="trip-now" aria-labelledby="trip-now-title" data-trip-now="">
      <p className="trip-now__phase">{phase}</p>
      <h2 className="trip-now__title" id="trip-now-title">
        {href === undefined ? title : <a href={href}>{title}</a>}
      </h2>
      {facts.length > 0 ? <TripDayFacts facts={facts} /> : null}
      {bookedItems ? <TripDayItems title={texts.booked} items={bookedItems} none={texts.nothingBooked} /> : null}
      {free && free.length > 0 ? <TripDayItems title={texts.free} items={free} /> : null}
      {next && next.length > 0 ? (
        <div className="trip-now__items">
          <p className="trip-now__label">{texts.next}</p>
          <ul>
            {next.map(({ label, value, href }) => (
              <li key={label}>
                <a href={href}>{label}</a> <span className="trip-page__note">{value}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {note === undefined ? null : <p className="trip-page__note">{note}</p>}
      {links.length > 0 ? (
        <p className="trip-now__links no-print">
          {links.map(({ label, href }) => (
            <QuietLink key={href} href={href}>
              {label}
            </QuietLink>
          ))}
        </p>
      ) : null}
    </section>
  );
}

export function TripDayFacts({ facts }: { readonly facts: readonly TripDayFact[] }) {
  return (
    <dl className="trip-page__facts">
      {facts.map(({ label, value, href }) => (
        <TermGroup key={label} term={label}>
          {href === undefined ? value : <a href={href}>{value}</a>}
        </TermGroup>
      ))}
    </dl>
  );
}

export function TripDayItems({
  title,
  items,
  none,
}: {
  readonly title: string;
  readonly items: readonly TripDayItem[];
  readonly none?: string;
}) {
  return (
    <div className="trip-now__items">
      <p className="trip-now__label">{title}</p>
      {items.length === 0 ? <p>{none}</p> : null}
      <ul>
        {items.map(({ id, time, title: name, href, note, warning }) => (
          <li key={id}>
            <span className="trip-now__time">{time}</span> {href === undefined ? name : <a href={href}>{name}</a>}
            {note === undefined ? null : <span className="trip-page__note"> {note}</span>}
            {warning === undefined ? null : <strong className="trip-now__warning"> {warning}</strong>}
          </li>
        ))}
      </ul>
    </div>
  );
}
