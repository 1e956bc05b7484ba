import type { DeferrableSection } from '../../src/core/profile/with-deadline';
import { QuietLink } from '../ui/Button';
import { FailedSection } from './FailedSection';
import { DeferredFragment } from './DeferredFragment';
import { CalendarSkeleton } from './OverviewSkeletons';
import { overviewTexts } from './overview.texts';

const texts = overviewTexts.calendar;

export interface MeetingView {
  readonly appointmentId: string;
  readonly title: string;
  readonly about: string;
  readonly day: string;
  readonly month: string;
  readonly weekday: string;
  readonly time: string;
  /** The start is in ISO 8601, for `<time>` and for the conversion to the guest's own time zone. */
  readonly start: string;
  readonly end: string;
  readonly detailsHref?: string;
  /**
   * An appointment under way has a link to the meeting, else to the page with the consultant's phone number.
   */
  readonly joinHref?: string;
}

export interface CalendarView {
  readonly first: readonly MeetingView[];
  /** The appointments behind View All; empty when there are at most three (PRO-06). */
  readonly rest: readonly MeetingView[];
}

export function CalendarSection({
  section,
  retryHref,
}: {
  readonly section: DeferrableSection<CalendarView>;
  readonly retryHref: string;
}) {
  if (section.kind === 'deferred') return <DeferredFragment name="calendar" skeleton={<CalendarSkeleton />} />;
  if (section.kind === 'failed') return <FailedSection subject={texts.subject} retryHref={retryHref} />;
  return <Calendar calendar={section.value} />;
}

export function Calendar({ calendar: { first, rest } }: { readonly calendar: CalendarView }) {
  if (first.length === 0) return <p className="overview__empty">{texts.empty}</p>;
  return (
    <>
      <MeetingList meetings={first} />
      {rest.length === 0 ? null : (
        <details className="agenda-rest">
          <summary className="agenda-rest__opener">
            <span className="agenda-rest__more">
              {texts.all}
              <span className="hidden-to-the-eye">{texts.count(first.length + rest.length)}</span>
            </span>
            <span className="agenda-rest__less">{texts.less}</span>
          </summary>
          <MeetingList meetings={rest} />
        </details>
      )}
    </>
  );
}

function MeetingList({ meetings }: { readonly meetings: readonly MeetingView[] }) {
  return (
    <ul className="agenda">
      {meetings.map((meeting) => (
        <li key={meeting.appointmentId}>
          <Meeting meeting={meeting} />
        </li>
      ))}
    </ul>
  );
}

/** The meeting is in Eastern Time; script adds the guest's local time where it differs (H35). */
function Meeting({
  meeting: { appointmentId, title, about, day, month, weekday, time, start, end, detailsHref, joinHref },
}: {
  readonly meeting: MeetingView;
}) {
  const href = joinHref ?? detailsHref;
  const headingId = `meeting-${appointmentId}`;
  return (
    <article className="agenda-entry" aria-labelledby={headingId}>
      <p className="agenda-entry__date">
        <span className="agenda-entry__day">{day}</span> <span className="agenda-entry__month">{month}</span>
      </p>
      <div className="agenda-entry__words">
        <h3 className="agenda-entry__title" id={headingId}>
          {title}
        </h3>
        <p className="agenda-entry__time">
          {weekday}, <time dateTime={start}>{time}</time>
        </p>
        <p className="agenda-entry__own" data-own-time={start} data-own-time-end={end} hidden />
        <p className="agenda-entry__about">{about}</p>
      </div>
      {href === undefined ? null : (
        <p className="agenda-entry__action no-print">
          <QuietLink href={href}>
            {joinHref === undefined ? texts.details : texts.join}
            <span className="hidden-to-the-eye">{texts.of(`${title}, ${day} ${month}`)}</span>
          </QuietLink>
        </p>
      )}
    </article>
  );
}
