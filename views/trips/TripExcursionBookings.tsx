import { FailedSection } from '../profile/FailedSection';
import { Button, SecondaryLink } from '../ui/Button';
import { HiddenFields } from '../ui/HiddenFields';
import { Notice } from '../ui/Notice';
import type { PartyState } from '../../src/core/excursions/seat-ledger';
import { CustomExcursionItem, type CustomExcursionView } from './CustomExcursionItem';
import { BookingAction } from './BookingAction';
import { ExcursionBookingStatus } from './ExcursionBookingStatus';
import { PendingExcursionBooking, type PendingExcursionBookingView } from './PendingExcursionBooking';
import { tripExcursionBookingsTexts as texts } from './trip-excursion-bookings.texts';

export interface ExcursionBookingView {
  readonly partyId: string;
  readonly departureId: string;
  readonly state: PartyState;
  readonly timeZone: string;
  readonly title: string;
  readonly href?: string;
  readonly status: 'Confirmed' | 'Requested';
  readonly date: string;
  readonly time: string;
  readonly port?: string;
  readonly duration: string;
  readonly guests: readonly string[];
  readonly notes?: string;
  /** The waitlist position (1 is first) and the number of waiting parties at the time `seenAt`. */
  readonly line?: { readonly position: number; readonly waiting: number; readonly seenAt: string };
  /** `cost` says to what the guest who takes the places is bound. */
  readonly offer?: { readonly until: string; readonly cost: string };
  readonly removeHref?: string;
  readonly changeHref?: string;
  readonly contactHref?: string;
  readonly calendarHref: string;
}

export interface ExcursionBookingRemoval {
  readonly partyId: string;
  readonly title: string;
  readonly consequence: string;
  readonly bookingIds: string;
  readonly returnHref: string;
  /** Script says so once the booking is removed (H53). */
  readonly removedText: string;
}

export interface TripExcursionBookingsView {
  readonly kind: 'ready';
  readonly action: string;
  readonly reservationId: string;
  readonly againHref: string;
  readonly tripExcursions: readonly ExcursionBookingView[];
  readonly pending?: readonly PendingExcursionBookingView[];
  readonly custom: readonly CustomExcursionView[];
  readonly removal?: ExcursionBookingRemoval;
  /** Confirmation of the last action; shown only once the booking system has stored it (H29). */
  readonly receipt?: ExcursionBookingReceipt;
}

interface ExcursionBookingReceipt {
  readonly tone: 'success' | 'error';
  readonly title?: string;
  readonly body: string;
  readonly calendarHref?: string;
}

export type TripExcursionBookingsSection =
  | TripExcursionBookingsView
  | { readonly kind: 'failed'; readonly retryHref: string; readonly receipt?: ExcursionBookingReceipt };

export function TripExcursionBookings({
  tripExcursions: section,
}: {
  readonly tripExcursions: TripExcursionBookingsSection;
}) {
  if (section.kind === 'failed') {
    return (
      <section
        className="trip__section trip-excursion-bookings"
        aria-labelledby="excursion-bookings-title"
        data-excursion-bookings-unseen=""
      >
        <h2 className="trip__heading" id="excursion-bookings-title">
          {texts.title}
        </h2>
        {section.receipt ? <Receipt receipt={section.receipt} /> : null}
        <FailedSection subject={texts.failed} retryHref={section.retryHref} />
      </section>
    );
  }
  const { action, reservationId, tripExcursions, pending = [], custom, removal, receipt, againHref } = section;
  if (tripExcursions.length + pending.length + custom.length === 0 && !receipt) return null;
  return (
    <section
      className="trip__section trip-excursion-bookings"
      aria-labelledby="excursion-bookings-title"
      data-excursion-bookings=""
      data-seats=""
      data-reservation={reservationId}
    >
      <h2 className="trip__heading" id="excursion-bookings-title">
        {texts.title}
      </h2>
      {receipt ? <Receipt receipt={receipt} /> : null}
      {removal ? <Removal removal={removal} action={action} reservationId={reservationId} /> : null}
      <p className="trip-excursion-bookings__lost">
        <a href={againHref}>{texts.lookAgain}</a>
      </p>
      <ul className="trip-excursion-bookings__list">
        {pending.map((excursionBooking) => (
          <li key={excursionBooking.id}>
            <PendingExcursionBooking excursionBooking={excursionBooking} />
          </li>
        ))}
        {tripExcursions.map((excursionBooking) => (
          <li key={excursionBooking.partyId}>
            <ExcursionBookingItem excursionBooking={excursionBooking} action={action} reservationId={reservationId} />
          </li>
        ))}
        {custom.map((customExcursion) => (
          <li key={customExcursion.requestId}>
            <CustomExcursionItem customExcursion={customExcursion} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Receipt({ receipt: { tone, title, body, calendarHref } }: { readonly receipt: ExcursionBookingReceipt }) {
  return (
    <div data-receipt={tone} {...(tone === 'success' ? { 'data-ends-draft': 'bespoke reserve change' } : {})}>
      <Notice tone={tone} {...(title === undefined ? {} : { title })}>
        <p>{body}</p>
        {calendarHref === undefined ? null : (
          <p>
            <a href={calendarHref}>{texts.calendar}</a>
          </p>
        )}
      </Notice>
    </div>
  );
}

function ExcursionBookingItem({
  excursionBooking,
  action,
  reservationId,
}: {
  readonly excursionBooking: ExcursionBookingView;
  readonly action: string;
  readonly reservationId: string;
}) {
  const {
    partyId,
    departureId,
    state,
    timeZone,
    title,
    href,
    status,
    date,
    time,
    port,
    duration,
    guests,
    notes,
    line,
    offer,
    removeHref,
    changeHref,
    contactHref,
    calendarHref,
  } = excursionBooking;
  return (
    <article
      className="excursion-booking"
      aria-labelledby={`excursion-booking-${partyId}`}
      data-party={partyId}
      data-departure={departureId}
      data-state={state}
      data-zone={timeZone}
      data-position={line?.position}
      data-waiting={line?.waiting}
    >
      <div className="excursion-booking__when">
        <p className="excursion-booking__date">{date}</p>
        <p className="excursion-booking__time">{time}</p>
        <p className="excursion-booking__time">{port === undefined ? duration : `${port}, ${duration}`}</p>
      </div>
      <div className="excursion-booking__what">
        <ExcursionBookingStatus status={status} />
        <h3 className="excursion-booking__title" id={`excursion-booking-${partyId}`}>
          {href === undefined ? title : <a href={href}>{title}</a>}
        </h3>
        <p>
          {texts.guests(guests.length)}: {guests.join(', ')}
        </p>
        {line === undefined ? null : <p data-line="">{texts.line(line.position, line.waiting, line.seenAt)}</p>}
        {notes === undefined ? null : (
          <p className="excursion-booking__note">
            {texts.notes}: {notes}
          </p>
        )}
        {offer === undefined ? null : (
          <form method="post" action={action} className="excursion-booking__offer" data-excursion-answer="">
            <p>{texts.offer(offer.until)}</p>
            <p>{offer.cost}</p>
            <HiddenFields fields={{ reservationId, partyId }} />
            <p className="excursion-booking__answers">
              <Button name="intent" value="accept" aria-label={`${texts.accept}, ${title}`}>
                {texts.accept}
              </Button>
              <Button variant="quiet" name="intent" value="decline" aria-label={`${texts.decline}, ${title}`}>
                {texts.decline}
              </Button>
            </p>
          </form>
        )}
        {contactHref === undefined ? null : <p className="excursion-booking__note">{texts.closed}</p>}
        <p className="excursion-booking__actions no-print">
          <BookingAction href={contactHref} label={texts.contact} title={title} />
          <BookingAction href={offer ? undefined : changeHref} label={texts.change} title={title} />
          <BookingAction href={offer ? undefined : removeHref} label={texts.remove} title={title} />
          <BookingAction href={calendarHref} label={texts.calendar} title={title} />
        </p>
      </div>
    </article>
  );
}

function Removal({
  removal: { partyId, title, consequence, bookingIds, returnHref, removedText },
  action,
  reservationId,
}: {
  readonly removal: ExcursionBookingRemoval;
  readonly action: string;
  readonly reservationId: string;
}) {
  return (
    <form
      method="post"
      action={action}
      className="excursion-removal"
      aria-labelledby="removal-title"
      role="group"
      data-excursion-answer=""
      data-removed-text={removedText}
    >
      <h3 className="excursion-removal__title" id="removal-title">
        {texts.confirmTitle(title)}
      </h3>
      <p>{consequence}</p>
      <HiddenFields fields={{ reservationId, partyId, bookingIds }} />
      <p className="excursion-removal__actions">
        <Button name="intent" value="remove">
          {texts.yes}
        </Button>
        <SecondaryLink href={returnHref}>{texts.no}</SecondaryLink>
      </p>
    </form>
  );
}
