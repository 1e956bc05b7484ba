import { Skeleton } from '../ui/Skeleton';
import { SkeletonList } from '../ui/SkeletonList';
import { tripsTexts } from './trips.texts';

export const TripsSkeleton = () => (
  <SkeletonList loading={tripsTexts.list.loading} count={2} className="trips__list">
    <div className="trip-card">
      <div className="trip-card__picture">
        <Skeleton shape="picture" />
      </div>
      <div className="trip-card__words">
        <Skeleton shape="line" className="trip-card__status" />
        <Skeleton shape="title" />
        <Skeleton shape="line" />
        <Skeleton shape="line" />
      </div>
    </div>
  </SkeletonList>
);
