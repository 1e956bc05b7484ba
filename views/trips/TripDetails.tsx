import { ButtonLink } from '../ui/Button';
import { Icon } from '../ui/Icon';
import type { PictureView } from '../ui/Picture';
import { tripsTexts } from './trips.texts';
import { TripSuite } from './TripSuite';

const texts = tripsTexts.trip;

export interface TripDay {
  readonly day: number;
  /** "Sunday, 11 April 2027" or shorter. */
  readonly date: string;
  readonly title: string;
  readonly country?: string;
  /** "Docked", "At Sea", "Anchored". */
  readonly type: string;
  /** A name of `icon-paths.ts`. */
  readonly icon: string;
  /** Port-local `HH:MM`. */
  readonly arrives?: string;
  readonly departs?: string;
  readonly description: string;
}

export interface TripSuiteView {
  readonly title: string;
  readonly code: string;
  readonly href?: string;
  readonly picture?: PictureView;
  /** Absent while no cabin is assigned. */
  readonly room?: string;
  readonly deck?: number;
  readonly features: readonly { readonly icon: string; readonly title: string }[];
}

export interface TripDetailsView {
  /** The route as an SVG of our own build; nothing that a guest typed is in it. */
  readonly mapSvg?: string;
  readonly days: readonly TripDay[];
  readonly suite?: TripSuiteView;
  /** Where a conversation with the consultant is arranged (TRD-04). */
  readonly cancellationHref: string;
}

export function TripDetails({ details: { mapSvg, days, suite, cancellationHref } }: { readonly details: TripDetailsView }) {
  return (
    <>
      <section className="trip__section" aria-labelledby="days-title">
        <h2 className="trip__heading" id="days-title">{texts.itinerary}</h2>
        <div className="trip__route">
          {/* Its names stay legible: on a narrow screen it is wider than the page, and moved under the finger or by the keyboard. */}
          {mapSvg ? <div className="trip__map" role="group" aria-label={texts.map} tabIndex={0} dangerouslySetInnerHTML={{ __html: mapSvg }} /> : null}
          <ol className="trip-days">{days.map((day) => <Day key={day.day} day={day} />)}</ol>
        </div>
      </section>
      {suite ? <TripSuite suite={suite} /> : null}
      <p className="trip__cancellation">{texts.cancellation} <ButtonLink variant="quiet" href={cancellationHref}>{texts.cancellationAction}</ButtonLink></p>
    </>
  );
}

function Day({ day: { day, date, title, country, type, icon, arrives, departs, description } }: { readonly day: TripDay }) {
  const times = [arrives && texts.arrives(arrives), departs && texts.departs(departs)].filter(Boolean).join(', ');
  return (
    <li className="trip-day">
      <p className="trip-day__number">{texts.day(day)} <span className="trip-day__date">{date}</span></p>
      <div className="trip-day__words">
        <h3 className="trip-day__title">{title}{country ? <span className="trip-day__country">, {country}</span> : null}</h3>
        <p className="trip-day__type"><Icon name={icon} /> {type}{times ? <span className="trip-day__times">{times}</span> : null}</p>
        <p className="trip-day__description">{description}</p>
      </div>
    </li>
  );
}
