import { TripSubpage, type TripSubpageProps } from '../trips/TripSubpage';
import type { TripDayFact, TripDayItem } from './trip-day-view';
import { tripDayTexts } from './trip-day.texts';
import { TripDayFacts, TripDayItems } from './TripNow';

const texts = tripDayTexts.page;

interface TripDayPageProps extends TripSubpageProps {
  readonly day?: {
    readonly phase: string;
    readonly title: string;
    readonly date: string;
    readonly description: string;
    readonly facts: readonly TripDayFact[];
    readonly bookedItems: readonly PlannedItem[];
    readonly free: readonly TripDayItem[];
    readonly climateNote?: string;
  };
  readonly days: readonly { readonly label: string; readonly href: string; readonly isCurrent: boolean }[];
}

export interface PlannedItem extends TripDayItem {
  readonly bring: readonly string[];
  readonly guestNote?: string;
}

export function TripDayPage(props: TripDayPageProps) {
  const { day, days } = props;
  return (
    <TripSubpage {...props} texts={texts} title={day?.title ?? texts.title}>
      {day ? (
        <>
          <p className="profile-standfirst">
            {day.phase}, {day.date}
          </p>
          <div data-region="trip-day">
            <section className="trip-page__part" aria-labelledby="plan-title">
              <h2 className="trip-page__heading" id="plan-title">
                {texts.title}
              </h2>
              <TripDayFacts facts={day.facts} />
              <p className="trip-now__text">{day.description}</p>
              <p className="trip-now__label">{tripDayTexts.bookedOn}</p>
              {day.bookedItems.length === 0 ? <p>{tripDayTexts.nothingBooked}</p> : null}
              <ul className="trip-plan">
                {day.bookedItems.map((item) => (
                  <PlannedEntry key={item.id} item={item} />
                ))}
              </ul>
              {day.free.length > 0 ? (
                <div className="no-print">
                  <TripDayItems title={tripDayTexts.freeOn} items={day.free} />
                </div>
              ) : null}
              {day.climateNote === undefined ? null : <p className="trip-page__note">{day.climateNote}</p>}
            </section>
          </div>
        </>
      ) : (
        <p className="trip-page__part">{texts.noPlan}</p>
      )}
      {days.length > 1 ? (
        <nav className="trip-plan__days no-print" aria-label={texts.days}>
          <ol>
            {days.map(({ label, href, isCurrent }) => (
              <li key={href}>
                <a href={href} aria-current={isCurrent ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      ) : null}
    </TripSubpage>
  );
}

function PlannedEntry({
  item: { time, title, href, note, warning, bring, guestNote },
}: {
  readonly item: PlannedItem;
}) {
  return (
    <li className="trip-plan__item">
      <p className="trip-plan__time">{time}</p>
      <div>
        <h3 className="trip-plan__title">{href === undefined ? title : <a href={href}>{title}</a>}</h3>
        <p>{note}</p>
        {warning === undefined ? null : <p className="trip-now__warning">{warning}</p>}
        {bring.length > 0 ? (
          <p className="trip-page__note">
            {texts.bring}: {bring.join('; ')}
          </p>
        ) : null}
        {guestNote === undefined ? null : (
          <p className="trip-page__note">
            {texts.notes}: {guestNote}
          </p>
        )}
      </div>
    </li>
  );
}
