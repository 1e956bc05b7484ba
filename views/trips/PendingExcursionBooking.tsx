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
    <article className="outing" aria-labelledby={`outing-${id}`}>
      <div className="outing__when">
        <p className="outing__date">{date}</p>
        <p className="outing__time">{time}</p>
      </div>
      <div className="outing__what">
        <p className="outing__status">{texts.confirming}</p>
        <h3 className="outing__title" id={`outing-${id}`}>
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
