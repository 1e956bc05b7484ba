import { useExamplePictures } from '../gallery/example-pictures';
import {
  frame,
  side,
  tripDetails,
  tripExperiences,
  tripGuests,
  tripLeg,
  tripPayment,
  twelvePassengers,
} from './sample-trips';
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
  guestNames: ['Eleanor Marsh', 'Daniel James Marsh', 'Iris Marsh'],
  tabHrefs: {
    details: href,
    guest: `${href}&tab=guest`,
    local_experiences: `${href}&tab=local_experiences`,
    payment: `${href}&tab=payment`,
  },
} as const;

export const details = () => {
  const picture = useExamplePictures();
  return <TripPage {...trip} picture={picture('aegean-cove')} tab="details" details={tripDetails(picture)} />;
};

export const severalVoyages = () => {
  const picture = useExamplePictures();
  const leg = tripLeg(picture);
  const second = { ...leg, id: '1048213-2', title: 'Dalmatia, Island by Island', dates: '19 – 26 April 2027' };
  const segments = [
    { label: 'The whole trip', href, isCurrent: true },
    { label: leg.title, href: '#1', isCurrent: false },
    { label: second.title, href: '#2', isCurrent: false },
  ];
  return (
    <TripPage
      {...trip}
      title={`${leg.title}, ${second.title}`}
      dates="12 – 26 April 2027"
      nights="14 nights"
      picture={picture('aegean-cove')}
      segments={segments}
      tab="details"
      details={{ ...tripDetails(picture), legs: [leg, second] }}
    />
  );
};

export const withoutCabin = () => {
  const picture = useExamplePictures();
  const leg = tripLeg(picture);
  const suite = leg.suite && {
    ...leg.suite,
    awaitsRoom: true,
    room: undefined,
    deck: undefined,
    fare: undefined,
    picture: undefined,
  };
  return (
    <TripPage
      {...trip}
      statusLabel="Waitlist"
      guestNames={[]}
      tab="details"
      details={{ ...tripDetails(picture), pictures: [], legs: [{ ...leg, map: undefined, suite }] }}
    />
  );
};

export const withdrawnVoyage = () => {
  const picture = useExamplePictures();
  return (
    <TripPage
      {...trip}
      tab="details"
      details={{
        ...tripDetails(picture),
        pictures: [],
        legs: [{ ...tripLeg(picture), map: undefined, voyageHref: undefined, days: [], suite: undefined }],
      }}
    />
  );
};

export const contentDown = () => (
  <TripPage
    {...trip}
    tab="details"
    details={{
      together: [],
      legs: [],
      pictures: [],
      cancellationHref: '/contact-us',
      failures: { itinerary: true, suite: true },
      retryHref: href,
    }}
  />
);

export const guests = () => (
  <TripPage {...trip} picture={useExamplePictures()('aegean-cove')} tab="guest" guests={tripGuests} />
);
export const oneGuest = () => (
  <TripPage
    {...trip}
    guestNames={['Eleanor Marsh']}
    tab="guest"
    guests={{ ...tripGuests, passengers: tripGuests.passengers.slice(0, 1) }}
  />
);
export const noGuests = () => (
  <TripPage {...trip} guestNames={[]} tab="guest" guests={{ ...tripGuests, passengers: [] }} />
);
export const twelveGuests = () => (
  <TripPage
    {...trip}
    guestNames={twelvePassengers.map(({ fullName = '' }) => fullName)}
    tab="guest"
    guests={{ ...tripGuests, passengers: twelvePassengers }}
  />
);

export const experiences = () => {
  const picture = useExamplePictures();
  return (
    <TripPage
      {...trip}
      picture={picture('aegean-cove')}
      tab="local_experiences"
      experiences={tripExperiences(picture)}
    />
  );
};
export const experiencesNotYet = () => (
  <TripPage
    {...trip}
    tab="local_experiences"
    experiences={{ ...tripExperiences(useExamplePictures()), kind: 'not-yet', browseHref: undefined }}
  />
);
export const noExperiences = () => (
  <TripPage
    {...trip}
    tab="local_experiences"
    experiences={{ ...tripExperiences(useExamplePictures()), kind: 'over', ports: [] }}
  />
);
export const experiencesDown = () => (
  <TripPage {...trip} tab="local_experiences" experiences={{ kind: 'failed', retryHref: href }} />
);

export const payment = () => (
  <TripPage {...trip} picture={useExamplePictures()('aegean-cove')} tab="payment" payment={tripPayment} />
);

export const notFound = () => (
  <TripPage
    frame={trip.frame}
    side={side}
    backHref={trip.backHref}
    kind="not-found"
    message="The reservation number 999 was not found on your account. Please contact your Personal Yacht Consultant if you believe this is an error."
  />
);

export const reservationsDown = () => (
  <TripPage frame={trip.frame} side={side} backHref={trip.backHref} kind="failed" retryHref={href} />
);
