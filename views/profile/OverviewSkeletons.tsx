import { Skeleton } from '../ui/Skeleton';
import { SkeletonList } from '../ui/SkeletonList';
import { overviewTexts as texts } from './overview.texts';

export const CalendarSkeleton = () => (
  <SkeletonList loading={texts.calendar.loading} className="agenda">
    <div className="agenda-entry">
      <div className="agenda-entry__date">
        <Skeleton shape="title" className="agenda-entry__day" />
        <Skeleton shape="line" />
      </div>
      <div className="agenda-entry__words">
        <Skeleton shape="title" />
        <Skeleton shape="line" />
        <Skeleton shape="line" />
      </div>
    </div>
  </SkeletonList>
);

export const NewsSkeleton = () => (
  <SkeletonList loading={texts.news.loading} className="card-grid overview__news">
    <div className="card">
      <div className="card__picture">
        <Skeleton shape="picture" />
      </div>
      <div className="card__body">
        <Skeleton shape="line" />
        <Skeleton shape="title" />
        <Skeleton shape="line" />
        <Skeleton shape="line" />
      </div>
    </div>
  </SkeletonList>
);
