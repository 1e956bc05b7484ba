import { excursionsTexts as texts } from './excursions.texts';

export interface OwnBookingView {
  readonly partyId: string;
  readonly title: string;
  readonly when: string;
  readonly guests: string;
  readonly href: string;
}

export function OwnBookings({ bookings }: { readonly bookings: readonly OwnBookingView[] }) {
  return (
    <div className="experience-facts__bookings" data-region="own-bookings">
      {bookings.map(({ partyId, title, when, guests, href }) => (
        <div key={partyId} className="experience-facts__booked">
          <h2 className="eyebrow">{title}</h2>
          <p>{when}</p>
          <p>{guests}</p>
          <a href={href}>{texts.ownTrip}</a>
        </div>
      ))}
    </div>
  );
}
