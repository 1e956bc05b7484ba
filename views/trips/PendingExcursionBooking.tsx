import { tripExcursionBookingsTexts as texts } from './trip-excursion-bookings.texts';

export interface PendingExcursionBookingView {
  readonly id: string;
  readonly title: string;
  readonly date: string;
  readonly time: string;
  readonly guests: readonly string[];
}

export function PendingExcursionBooking({
  excursionBooking: { id, title, date, time, guests },
}: {
  readonly excursionBooking: PendingExcursionBookingView;
}) {
  return (
    <article className="excursion-booking" aria-labelledby={`excursion-booking-${id}`}>
      <div className="excursion-booking__when">
        <p className="excursion-booking__date">{date}</p>
        <p className="excursion-booking__time">{time}</p>
      </div>
      <div className="excursion-booking__what">
        <p className="excursion-booking__status">{texts.confirming}</p>
        <h3 className="excursion-booking__title" id={`excursion-booking-${id}`}>
          {title}
        </h3>
        <p>
          {texts.guests(guests.length)}: {guests.join(', ')}
        </p>
        <p>{texts.confirmingSoon}</p>
      </div>
    </article>
  );
}
