import { TripsSkeleton } from './TripsSkeleton';

export const twoCards = () => (
  <div className="band">
    <TripsSkeleton />
  </div>
);
