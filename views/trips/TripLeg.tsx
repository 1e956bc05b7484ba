import type { MapView } from '../voyages/map-view';
import { RouteMap } from '../voyages/RouteMap';
import { Icon } from '../ui/Icon';
import { tripDayTexts } from '../trip-day/trip-day.texts';
import { TripDayItems } from '../trip-day/TripNow';
import type { TripDayItem } from '../trip-day/trip-day-view';
import { TripSuite, type TripSuiteView } from './TripSuite';
import { tripsTexts } from './trips.texts';

const texts = tripsTexts.trip;

export interface TripDay {
  readonly day: number;
  readonly date: string;
  readonly title: string;
  readonly country?: string;
  readonly type: string;
  readonly icon: string;
  readonly arrives?: string;
  readonly departs?: string;
  readonly description: string;
  readonly experiences?: { readonly count: number; readonly href: string };
}

/** What the travellers have booked, on the date as the days show it. */
export interface BookedItem extends TripDayItem {
  readonly date: string;
}

export type BookedItems = readonly BookedItem[] | 'failed';

export interface TripLegView {
  readonly id: string;
  readonly title: string;
  readonly dates: string;
  readonly voyageHref?: string | undefined;
  /** The route as this site's build draws it; it contains no guest input. */
  readonly map?: MapView | undefined;
  /** Empty for a voyage without an itinerary; absent while the content is unavailable. */
  readonly days?: readonly TripDay[];
  readonly suite?: TripSuiteView | undefined;
}

interface TripLegProps {
  readonly leg: TripLegView;
  readonly hasTitle: boolean;
  readonly bookedItems?: readonly BookedItem[];
}

export function TripLeg({
  leg: { id, title, dates, voyageHref, map, days, suite },
  hasTitle,
  bookedItems = [],
}: TripLegProps) {
  // Two voyages may share a name and suite names; their dates make the accessible names unique.
  const apart = hasTitle && days ? ` dates-${id}` : '';
  return (
    <>
      {days ? (
        <section className="trip__section" aria-labelledby={`days-${id}${apart}`}>
          <div className="trip__leg-head">
            <h2 className="trip__heading" id={`days-${id}`}>
              {hasTitle ? title : texts.itinerary}
            </h2>
            {hasTitle ? (
              <p className="trip__dates" id={`dates-${id}`}>
                {dates}
              </p>
            ) : null}
            {voyageHref ? (
              <a className="trip__voyage no-print" href={voyageHref}>
                {texts.voyage}
                <span className="hidden-to-the-eye">{tripsTexts.card.of(title)}</span>
              </a>
            ) : null}
          </div>
          <div className="trip__route">
            {map ? (
              <RouteMap
                className="trip__map"
                label={hasTitle ? `${texts.map}${tripsTexts.card.of(title)}` : texts.map}
                {...map}
              />
            ) : null}
            {days.length > 0 ? (
              <ol className="trip-days">
                {days.map((day) => (
                  <Day key={day.day} day={day} bookedItems={bookedItems.filter(({ date }) => date === day.date)} />
                ))}
              </ol>
            ) : (
              <p>{texts.noItinerary}</p>
            )}
          </div>
        </section>
      ) : null}
      {suite ? <TripSuite suite={suite} id={id} labelledBy={`suite-${id}${apart}`} /> : null}
    </>
  );
}

function Day({
  day: { day, date, title, country, type, icon, arrives, departs, description, experiences },
  bookedItems,
}: {
  readonly day: TripDay;
  readonly bookedItems: readonly BookedItem[];
}) {
  const hours =
    arrives && departs
      ? texts.inPort(arrives, departs)
      : ((arrives && texts.arrives(arrives)) ?? (departs && texts.departs(departs)));
  return (
    <li className="trip-day">
      <p className="trip-day__number">
        {`${texts.day(day)} `}
        <span className="trip-day__date">{date}</span>
      </p>
      <div className="trip-day__words">
        <h3 className="trip-day__title">
          {title}
          {country ? <span className="trip-day__country">, {country}</span> : null}
        </h3>
        <p className="trip-day__type">
          <Icon name={icon} /> {type}
          {hours ? <span className="trip-day__times">{`${hours}, ${texts.localTime}`}</span> : null}
        </p>
        <p className="trip-day__description">{description}</p>
        {bookedItems.length > 0 ? <TripDayItems title={tripDayTexts.bookedOn} items={bookedItems} /> : null}
        {experiences ? (
          <p className="no-print">
            <a className="trip-day__experiences" href={experiences.href}>
              {texts.experiences(experiences.count)}
              <span className="hidden-to-the-eye">{tripsTexts.card.of(title)}</span>
            </a>
          </p>
        ) : null}
      </div>
    </li>
  );
}
