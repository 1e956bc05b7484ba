import { useExamplePictures } from '../gallery/example-pictures';
import { frame, sampleTrips, side } from './sample-trips';
import { TripsPage } from './TripsPage';

const none = { kind: 'ready', upcoming: [], past: [], expired: [] } as const;

export const everyKind = () => {
  const { active, offered, paid, waiting, past, expired } = sampleTrips(useExamplePictures());
  return (
    <TripsPage
      frame={frame}
      trips={{ kind: 'ready', upcoming: [active, offered, paid, waiting], past: [past], expired: [expired] }}
      side={side}
    />
  );
};

export const bookedByAnotherGuest = () => {
  const { unconfirmed, paid } = sampleTrips(useExamplePictures());
  return <TripsPage frame={frame} trips={{ ...none, upcoming: [unconfirmed, paid] }} side={side} />;
};

export const confirmedTrip = () => {
  const { offered } = sampleTrips(useExamplePictures());
  return (
    <TripsPage
      frame={frame}
      trips={{ ...none, upcoming: [offered] }}
      side={side}
      receipt="The trip 1048377 stays in your profile."
    />
  );
};

export const manyTrips = () => {
  const { past } = sampleTrips(useExamplePictures());
  return (
    <TripsPage
      frame={frame}
      trips={{
        ...none,
        past: Array.from({ length: 30 }, (_, index) => ({
          ...past,
          reservationId: `10310${String(index).padStart(2, '0')}`,
        })),
      }}
      side={side}
    />
  );
};

export const noTrips = () => (
  <TripsPage
    frame={{ ...frame, guest: { firstName: 'James', initials: 'JO' } }}
    trips={none}
    side={{ email: 'newcomer@example.com', contactHref: '/contact-us?about=meeting' }}
  />
);

export const reservationsDown = () => <TripsPage frame={frame} trips={{ kind: 'failed' }} side={side} />;
