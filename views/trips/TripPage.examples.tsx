import { consultant, frame, tripDetails, tripPayment } from './sample-trips';
import { examplePicture } from './example-picture';
import { TripPage } from './TripPage';

const href = '/my-profile/trips/itinerary?reservationId=1048213';
const trip = {
  frame: { ...frame, path: '/my-profile/trips/itinerary' },
  consultant,
  backHref: '/my-profile/trips',
  kind: 'trip',
  reservationId: '1048213',
  statusLabel: 'Booked',
  title: 'Seven Nights in the Cyclades',
  dates: '12 – 19 April 2027',
  nights: '7 nights',
  picture: examplePicture('aegean-cove'),
  detailsHref: href,
  paymentHref: `${href}&tab=payment`,
} as const;

export const details = () => <TripPage {...trip} tab="details" details={tripDetails} />;
export const withoutCabin = () => <TripPage {...trip} tab="details" details={{ ...tripDetails, mapSvg: undefined, suite: tripDetails.suite && { ...tripDetails.suite, room: undefined, deck: undefined, picture: undefined } }} />;
export const payment = () => <TripPage {...trip} tab="payment" payment={tripPayment} />;
export const notFound = () => (
  <TripPage
    frame={trip.frame}
    consultant={consultant}
    backHref={trip.backHref}
    kind="not-found"
    message="The reservation number 999 was not found on your account. Please contact your Personal Yacht Consultant if you believe this is an error."
  />
);
