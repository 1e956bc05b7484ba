import { BookingAction } from './BookingAction';
import { ExcursionBookingStatus } from './ExcursionBookingStatus';
import { tripExcursionBookingsTexts as texts } from './trip-excursion-bookings.texts';

/** The line arranges a custom excursion on request; free text and hours describe it (EXC-05, EXC-24). */
export interface CustomExcursionView {
  readonly requestId: string;
  readonly title?: string;
  readonly words?: string;
  readonly status: 'Confirmed' | 'Requested' | 'Declined';
  readonly date: string;
  readonly time: string;
  readonly port?: string;
  readonly guestCount: string;
  readonly guests: readonly string[];
  readonly answer?: string;
  readonly price?: string;
  readonly editHref?: string;
  readonly contactHref: string;
  readonly calendarHref?: string;
}

/** Has no remove button: the consultant arranges these excursions and is asked to cancel them (EXC-21). */
export function CustomExcursionItem({ customExcursion }: { readonly customExcursion: CustomExcursionView }) {
  const {
    requestId,
    title = texts.custom,
    words,
    status,
    date,
    time,
    port,
    guestCount,
    guests,
    answer,
    price,
    editHref,
    contactHref,
    calendarHref,
  } = customExcursion;
  return (
    <article className="excursion-booking" aria-labelledby={`excursion-booking-${requestId}`}>
      <div className="excursion-booking__when">
        <p className="excursion-booking__date">{date}</p>
        <p className="excursion-booking__time">{time}</p>
        {port === undefined ? null : <p className="excursion-booking__time">{port}</p>}
      </div>
      <div className="excursion-booking__what">
        <ExcursionBookingStatus status={status} />
        {title === texts.custom ? null : <p className="excursion-booking__note">{texts.custom}</p>}
        <h3 className="excursion-booking__title excursion-booking__title--words" id={`excursion-booking-${requestId}`}>
          {title}
        </h3>
        {words === undefined ? null : <p className="excursion-booking__words">{words}</p>}
        <p>
          {guestCount}: {guests.join(', ')}
        </p>
        {answer === undefined ? null : (
          <p className="excursion-booking__note">
            {texts.answer}: {answer}
          </p>
        )}
        {price === undefined ? null : <p className="excursion-booking__note">{price}</p>}
        <p className="excursion-booking__actions no-print">
          <BookingAction href={editHref} label={texts.edit} title={title} />
          <BookingAction href={contactHref} label={texts.contact} title={title} />
          <BookingAction href={calendarHref} label={texts.calendar} title={title} />
        </p>
      </div>
    </article>
  );
}
