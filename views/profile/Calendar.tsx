import type { SoonPanel } from '../../src/core/profile/soon';
import { ButtonLink } from '../ui/Button';
import { FailedPanel } from './FailedPanel';
import { LatePart } from './LatePart';
import { CalendarSkeleton } from './OverviewSkeletons';
import { overviewTexts } from './overview.texts';

const texts = overviewTexts.calendar;

/** An appointment ready to print. */
export interface MeetingView {
  readonly appointmentId: string;
  /** "Conversation with Inés Calloway". */
  readonly title: string;
  /** "A new voyage. By video". */
  readonly about: string;
  /** 12. */
  readonly day: string;
  /** January 2027. */
  readonly month: string;
  /** Tuesday. */
  readonly weekday: string;
  /** "10:00 – 10:45 AM Eastern Time". */
  readonly time: string;
  /** ISO 8601, for machines and for the guest's own clock. */
  readonly start: string;
  readonly end: string;
  /** Only while it is ahead (PRO-07). */
  readonly detailsHref?: string;
}

export interface CalendarView {
  readonly first: readonly MeetingView[];
  /** Behind View All; empty when there are no more than three (PRO-06). */
  readonly rest: readonly MeetingView[];
}

/** What stands under the title of My Calendar, whatever its system answers. */
export function CalendarPanel({ panel, retryHref }: { readonly panel: SoonPanel<CalendarView>; readonly retryHref: string }) {
  if (panel.kind === 'late') return <LatePart name="calendar" skeleton={<CalendarSkeleton />} />;
  if (panel.kind === 'failed') return <FailedPanel what={texts.what} retryHref={retryHref} />;
  return <Calendar calendar={panel.value} />;
}

export function Calendar({ calendar: { first, rest } }: { readonly calendar: CalendarView }) {
  if (first.length === 0) return <p className="overview__empty">{texts.empty}</p>;
  return (
    <>
      <MeetingList meetings={first} />
      {rest.length === 0 ? null : (
        <details className="meeting-rest">
          <summary className="meeting-rest__opener">
            <span className="meeting-rest__more">{texts.all}<span className="hidden-to-the-eye">{texts.count(first.length + rest.length)}</span></span>
            <span className="meeting-rest__less">{texts.less}</span>
          </summary>
          <MeetingList meetings={rest} />
        </details>
      )}
    </>
  );
}

function MeetingList({ meetings }: { readonly meetings: readonly MeetingView[] }) {
  return (
    <ul className="meeting-list">
      {meetings.map((meeting) => <li key={meeting.appointmentId}><Meeting meeting={meeting} /></li>)}
    </ul>
  );
}

/** The hour as the line writes it, in Eastern Time; a browser adds the guest's own where it differs (H35). */
function Meeting({ meeting: { appointmentId, title, about, day, month, weekday, time, start, end, detailsHref } }: { readonly meeting: MeetingView }) {
  const headingId = `meeting-${appointmentId}`;
  return (
    <article className="meeting" aria-labelledby={headingId}>
      <p className="meeting__date"><span className="meeting__day">{day}</span> <span className="meeting__month">{month}</span></p>
      <div className="meeting__words">
        <h3 className="meeting__title" id={headingId}>{title}</h3>
        <p className="meeting__time">{weekday}, <time dateTime={start}>{time}</time></p>
        <p className="meeting__own" data-own-time={start} data-own-time-end={end} hidden />
        <p className="meeting__about">{about}</p>
      </div>
      {detailsHref === undefined ? null : (
        <p className="meeting__action no-print">
          <ButtonLink variant="quiet" href={detailsHref}>{texts.details}<span className="hidden-to-the-eye">{texts.of(`${title}, ${day} ${month}`)}</span></ButtonLink>
        </p>
      )}
    </article>
  );
}
