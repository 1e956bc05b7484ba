import { useExamplePictures } from '../gallery/example-pictures';
import { consultant, frame, sampleTrips } from './sample-trips';
import { TripsPage } from './TripsPage';

export const everyKind = () => {
  const { active, offered, paid, waiting, past, expired } = sampleTrips(useExamplePictures());
  return <TripsPage frame={frame} upcoming={[active, offered, paid, waiting]} past={[past]} expired={[expired]} consultant={consultant} />;
};

export const bookedBySomebodyElse = () => {
  const { unconfirmed, paid } = sampleTrips(useExamplePictures());
  return <TripsPage frame={frame} upcoming={[unconfirmed, paid]} past={[]} expired={[]} consultant={consultant} />;
};

export const keptTrip = () => {
  const { offered } = sampleTrips(useExamplePictures());
  return <TripsPage frame={frame} upcoming={[offered]} past={[]} expired={[]} receipt="The trip 1048377 stays in your profile." />;
};

export const noTrips = () => <TripsPage frame={{ ...frame, guest: { firstName: 'James', initials: 'JO' } }} upcoming={[]} past={[]} expired={[]} />;
