import { useExamplePictures } from '../gallery/example-pictures';
import { frame, side, tripDetails, tripPayment } from './sample-trips';
import { TripPage } from './TripPage';

const href = '/my-profile/trips/itinerary?reservationId=1048213';
const trip = {
  frame: { ...frame, path: '/my-profile/trips/itinerary' },
  side,
  backHref: '/my-profile/trips',
  kind: 'trip',
  reservationId: '1048213',
  statusLabel: 'Booked',
  title: 'Seven Nights in the Cyclades',
  dates: '12 – 19 April 2027',
  nights: '7 nights',
  detailsHref: href,
  paymentHref: `${href}&tab=payment`,
} as const;

export const details = () => {
  const picture = useExamplePictures();
  return <TripPage {...trip} picture={picture('aegean-cove')} tab="details" details={tripDetails(picture)} />;
};

export const withoutCabin = () => {
  const found = tripDetails(useExamplePictures());
  const suite = found.suite && { ...found.suite, room: undefined, deck: undefined, picture: undefined };
  return <TripPage {...trip} statusLabel="Waitlist" tab="details" details={{ ...found, mapSvg: undefined, suite }} />;
};

export const payment = () => <TripPage {...trip} picture={useExamplePictures()('aegean-cove')} tab="payment" payment={tripPayment} />;

export const notFound = () => (
  <TripPage
    frame={trip.frame}
    side={side}
    backHref={trip.backHref}
    kind="not-found"
    message="The reservation number 999 was not found on your account. Please contact your Personal Yacht Consultant if you believe this is an error."
  />
);
