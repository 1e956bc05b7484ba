import { Skeleton } from '../ui/Skeleton';
import { overviewTexts as texts } from './overview.texts';

const three = [0, 1, 2];

/** Has the size of three appointments, so that their arrival shifts nothing (TRP-03). */
export function CalendarSkeleton() {
  return (
    <div aria-busy="true">
      <p className="hidden-to-the-eye" role="status">
        {texts.calendar.loading}
      </p>
      <ul className="agenda" aria-hidden="true">
        {three.map((index) => (
          <li key={index}>
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
          </li>
        ))}
      </ul>
    </div>
  );
}

export function NewsSkeleton() {
  return (
    <div aria-busy="true">
      <p className="hidden-to-the-eye" role="status">
        {texts.news.loading}
      </p>
      <ul className="card-grid overview__news" aria-hidden="true">
        {three.map((index) => (
          <li key={index}>
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
          </li>
        ))}
      </ul>
    </div>
  );
}
