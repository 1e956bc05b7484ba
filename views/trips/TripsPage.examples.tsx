import { useExamplePictures } from '../gallery/example-pictures';
import { frame, sampleTrips, side } from './sample-trips';
import { TripsPage } from './TripsPage';

export const everyKind = () => {
  const { active, offered, paid, waiting, past, expired } = sampleTrips(useExamplePictures());
  return <TripsPage frame={frame} upcoming={[active, offered, paid, waiting]} past={[past]} expired={[expired]} side={side} />;
};

export const bookedBySomebodyElse = () => {
  const { unconfirmed, paid } = sampleTrips(useExamplePictures());
  return <TripsPage frame={frame} upcoming={[unconfirmed, paid]} past={[]} expired={[]} side={side} />;
};

export const keptTrip = () => {
  const { offered } = sampleTrips(useExamplePictures());
  return <TripsPage frame={frame} upcoming={[offered]} past={[]} expired={[]} side={side} receipt="The trip 1048377 stays in your profile." />;
};

export const noTrips = () => <TripsPage frame={{ ...frame, guest: { firstName: 'James', initials: 'JO' } }} upcoming={[]} past={[]} expired={[]} side={{ email: 'newcomer@example.com', contactHref: '/contact-us?about=meeting' }} />;
