import { RouteMap } from '../voyages/RouteMap';
import { TripSubpage, type TripSubpageProps } from '../trips/TripSubpage';
import { Button, ButtonLink } from '../ui/Button';
import { type BoardingPack, withSharedZone } from './boarding-view';
import { tripDayTexts } from './trip-day.texts';
import { TripDayFacts } from './TripNow';

const texts = tripDayTexts.boarding;

export interface BoardingPageProps extends TripSubpageProps {
  readonly pack: BoardingPack;
  readonly packHref: string;
  /** Present where the line has a certificate for wallet passes. */
  readonly passHref?: string;
  /**
   * Present where the page can be stored: for which days, and how long the session lives, in milliseconds since 1970.
   */
  readonly offline?: {
    readonly reservationId: string;
    readonly from: number;
    readonly until: number;
    readonly session: number;
    readonly worker: string;
  };
  readonly map?: { readonly svg: string; readonly port: string };
}

export function BoardingPage(props: BoardingPageProps) {
  const { pack, packHref, passHref, map, offline } = props;
  const { zone, days } = withSharedZone(pack.days);
  return (
    <TripSubpage {...props} texts={texts} standfirst={texts.standfirst}>
      <p className="trip-now__warning" data-offline-note="" hidden>
        {texts.offline.copy}
      </p>
      <div className="boarding-tools no-print">
        <div className="boarding-tools__tool">
          <ButtonLink variant="secondary" href={packHref}>
            {texts.pdf}
          </ButtonLink>
          <p className="trip-page__note">{texts.noWeb}</p>
        </div>
        {passHref === undefined ? null : (
          <div className="boarding-tools__tool">
            <ButtonLink variant="secondary" href={passHref}>
              {texts.pass}
            </ButtonLink>
            <p className="trip-page__note">{texts.aboutPass}</p>
          </div>
        )}
        {offline ? (
          <div
            className="boarding-tools__tool"
            data-keep-offline=""
            data-reservation={offline.reservationId}
            data-from={offline.from}
            data-until={offline.until}
            data-session={offline.session}
            data-worker={offline.worker}
            hidden
          >
            <Button variant="secondary" type="button">
              {texts.offline.keep}
            </Button>
            <p className="trip-page__note">{texts.offline.about}</p>
            <p role="status" />
          </div>
        ) : null}
      </div>
      <div data-region="boarding">
        <section className="trip-page__part" aria-labelledby="where-title">
          <h2 className="trip-page__heading" id="where-title">
            {texts.where}
          </h2>
          {pack.where.length > 0 ? <TripDayFacts facts={pack.where} /> : <p>{texts.quayUnknown}</p>}
          <TripDayFacts facts={pack.booking} />
          {map ? <RouteMap className="trip__map" label={texts.mapLabel(map.port)} svg={map.svg} /> : null}
        </section>
        {pack.travellers.length > 0 ? (
          <section className="trip-page__part" aria-labelledby="travellers-title">
            <h2 className="trip-page__heading" id="travellers-title">
              {texts.travellers}
            </h2>
            <ul className="trip-plan">
              {pack.travellers.map(({ name, facts }) => (
                <li key={name} className="trip-plan__item">
                  <h3 className="trip-plan__title">{name}</h3>
                  <TripDayFacts facts={facts} />
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {days.length > 0 ? (
          <section className="trip-page__part" aria-labelledby="times-title">
            <h2 className="trip-page__heading" id="times-title">
              {texts.times}
            </h2>
            {zone === undefined ? null : <p className="trip-page__note">{texts.timesIn(zone)}</p>}
            <ol className="trip-plan">
              {days.map(({ date, place, hours, landing }) => (
                <li key={date} className="trip-plan__item">
                  <p className="trip-plan__time">{date}</p>
                  <p>
                    {place}
                    {hours === '' ? null : `, ${hours}`}
                    {landing === undefined ? null : <span className="trip-page__note"> {landing}</span>}
                  </p>
                </li>
              ))}
            </ol>
          </section>
        ) : null}
        <section className="trip-page__part" aria-labelledby="bookings-title">
          <h2 className="trip-page__heading" id="bookings-title">
            {texts.bookings}
          </h2>
          {pack.bookings.length === 0 ? <p>{tripDayTexts.nothingBooked}</p> : null}
          <ul className="trip-plan">
            {pack.bookings.map(({ id, when, title, note }) => (
              <li key={id} className="trip-plan__item">
                <p className="trip-plan__time">{when}</p>
                <p>
                  {title}
                  {note === undefined ? null : <span className="trip-page__note"> {note}</span>}
                </p>
              </li>
            ))}
          </ul>
        </section>
        <section className="trip-page__part" aria-labelledby="contacts-title">
          <h2 className="trip-page__heading" id="contacts-title">
            {texts.contacts}
          </h2>
          <TripDayFacts facts={pack.contacts} />
        </section>
      </div>
    </TripSubpage>
  );
}
