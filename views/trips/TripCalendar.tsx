import { Button, SecondaryLink } from '../ui/Button';
import { Field } from '../ui/Field';
import { tripCalendarTexts as texts } from './trip-calendar.texts';

export interface TripCalendarView {
  readonly action: string;
  readonly reservationId: string;
  readonly address?: string;
  readonly subscribeHref?: string;
}

export function TripCalendar({
  calendar: { action, reservationId, address, subscribeHref },
}: {
  readonly calendar: TripCalendarView;
}) {
  return (
    <section className="trip__section trip-calendar no-print" aria-labelledby="calendar-title">
      <h2 className="trip__heading" id="calendar-title">
        {texts.title}
      </h2>
      <p>{texts.intro}</p>
      <form method="post" action={action} className="trip-calendar__form">
        <input type="hidden" name="reservationId" value={reservationId} />
        {address === undefined ? (
          <Button variant="secondary" name="intent" value="share">
            {texts.share}
          </Button>
        ) : (
          <>
            <p className="trip-calendar__note">{texts.shared}</p>
            <Field
              id="calendar-address"
              name="address"
              label={texts.address}
              value={address}
              readOnly
              optional={false}
              required={false}
              autoComplete="off"
              spellCheck={false}
            />
            <p className="trip-calendar__actions">
              {subscribeHref === undefined ? null : (
                <SecondaryLink href={subscribeHref}>{texts.subscribe}</SecondaryLink>
              )}
              <Button variant="quiet" name="intent" value="stop">
                {texts.stop}
              </Button>
            </p>
            <p className="trip-calendar__note">{texts.stopNote}</p>
          </>
        )}
      </form>
    </section>
  );
}
