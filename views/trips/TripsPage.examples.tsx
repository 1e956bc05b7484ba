import { activeTrip, consultant, expiredTrip, frame, offeredTrip, paidTrip, pastTrip, unconfirmedTrip, waitingTrip } from './sample-trips';
import { TripsPage } from './TripsPage';

export const everyKind = () => (
  <TripsPage frame={frame} upcoming={[activeTrip, offeredTrip, paidTrip, waitingTrip]} past={[pastTrip]} expired={[expiredTrip]} consultant={consultant} />
);
export const bookedBySomebodyElse = () => <TripsPage frame={frame} upcoming={[unconfirmedTrip, paidTrip]} past={[]} expired={[]} consultant={consultant} />;
export const keptTrip = () => <TripsPage frame={frame} upcoming={[offeredTrip]} past={[]} expired={[]} receipt="The trip 1048555 stays in your profile." />;
export const noTrips = () => <TripsPage frame={{ ...frame, guest: { firstName: 'James', initials: 'JO' } }} upcoming={[]} past={[]} expired={[]} />;
