import type { MouseEvent, Ref } from 'react';
import { meetingPurposes } from '../../src/core/meetings/meeting-purposes';
import {
  bothTimes,
  dayText,
  easternZone,
  meetingDays,
  meetingTimeText,
  timeText,
  weekdayOf,
} from '../../src/core/meetings/meeting-times';
import { plainDate, type PlainDate } from '../../src/core/shared/plain-date';
import { wallClockAt } from '../../src/core/shared/zoned-time';
import { Button } from '../ui/Button';
import { RadioGroup } from '../ui/RadioGroup';
import { SelectField } from '../ui/SelectField';
import { followDraft } from '../ui/form-drafts';
import { TextArea } from '../ui/TextArea';
import { schedulerHref } from './scheduler-href';
import type { MeetingSchedulerProps, MeetingProblem } from './meeting-scheduler-props';
import { meetingsTexts as texts } from './meetings.texts';
import { useScheduling } from './use-scheduling';
import { ZoneChoice } from './ZoneChoice';
import type { SchedulingProps } from './scheduling-props';

export function Scheduling(props: SchedulingProps) {
  const { consultant, moving, opportunityId, form, timeZone, isZoneChosen, onZoneChosen, visit } = props;
  const scheduler = useScheduling(props);
  const { times, at, problem } = scheduler;
  const meetingQuery = { opportunityId, timeZone, isZoneChosen, ...(moving ? { moving } : {}) };
  const days = meetingDays(times, timeZone);
  const day = dayOf(scheduler.day, at, timeZone);
  const open = days.find((one) => one.day === day) ?? days[0];
  const isFree = at !== undefined && times.includes(at);
  const trouble: MeetingProblem | undefined =
    problem ?? (at !== undefined && !isFree ? { message: texts.taken, isTaken: true } : undefined);
  const press = (act: () => void) => (event: MouseEvent) => {
    event.preventDefault();
    act();
  };
  if (!open) return <p className="scheduling__none">{texts.none(consultant.firstName)}</p>;
  return (
    <div className="scheduling">
      <ZoneChoice meetingQuery={meetingQuery} onChoose={onZoneChosen} />
      <section className="scheduling__part" aria-labelledby="scheduling-days">
        <h2 className="scheduling__label" id="scheduling-days">
          {texts.days}
        </h2>
        <ul className="scheduling__days" role="list">
          {days.map((one) => (
            <li key={one.day}>
              <a
                className="scheduling__day"
                href={schedulerHref(meetingQuery, { day: one.day }, 'times')}
                aria-current={one === open ? 'date' : undefined}
                onClick={press(() => scheduler.chooseDay(one.day))}
              >
                <DayFace day={one.day} count={one.times.length} />
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section className="scheduling__part" id="times" aria-labelledby="scheduling-times">
        <h2 className="scheduling__label" id="scheduling-times" aria-live="polite">
          {texts.timesOn(dayText(open.day))}
        </h2>
        <ul className="scheduling__times" role="list">
          {open.times.map((time) => (
            <li key={time}>
              <a
                className="scheduling__time"
                href={schedulerHref(meetingQuery, { day: open.day, at: time }, 'confirm')}
                aria-current={time === at ? 'true' : undefined}
                onClick={press(() => scheduler.chooseTime(time))}
              >
                <TimeFace at={time} timeZone={timeZone} />
              </a>
            </li>
          ))}
        </ul>
      </section>
      {at === undefined ? (
        trouble ? (
          <Trouble problem={trouble} ref={scheduler.trouble} nearest={[]} timeZone={timeZone} />
        ) : null
      ) : (
        <form
          className="scheduling__form"
          id="confirm"
          method="post"
          action="/schedule-meeting"
          ref={followDraft}
          data-draft={`meeting ${opportunityId} ${moving?.appointmentId ?? ''}`}
          data-draft-of={visit}
          data-draft-asks=""
          onSubmit={(event) => void scheduler.submit(event)}
        >
          <input type="hidden" name="id" value={opportunityId} />
          {isZoneChosen ? <input type="hidden" name="zone" value={timeZone} /> : null}
          {moving ? (
            <input type="hidden" name="move" value={moving.appointmentId} />
          ) : (
            <input type="hidden" name="key" value={form.key} />
          )}
          <ChosenTime
            at={at}
            timeZone={timeZone}
            heading={scheduler.chosenHeading}
            isGone={trouble?.isTaken === true}
          />
          {trouble ? (
            <Trouble problem={trouble} ref={scheduler.trouble} nearest={nearest(times, at)} timeZone={timeZone} />
          ) : null}
          {isFree ? <input type="hidden" name="at" value={at} /> : null}
          {moving ? null : <Words form={form} problem={trouble} />}
          {isFree ? (
            <Button className="scheduling__confirm">{moving ? texts.confirmMove : texts.confirm}</Button>
          ) : null}
        </form>
      )}
    </div>
  );
}

/** Returns the selected time's day, else the requested day. */
function dayOf(requestedDay: string | undefined, at: number | undefined, timeZone: string): PlainDate | undefined {
  if (at !== undefined) return wallClockAt(at, timeZone).day;
  return requestedDay === undefined ? undefined : plainDate(requestedDay);
}

function nearest(times: readonly number[], at: number | undefined): readonly number[] {
  const later = times.filter((time) => at !== undefined && time > at);
  return (later.length >= 3 ? later : times).slice(0, 3);
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function DayFace({ day, count }: { readonly day: PlainDate; readonly count: number }) {
  return (
    <>
      <span className="hidden-to-the-eye">{`${dayText(day)}, ${texts.timesOf(count)}`}</span>
      <span className="scheduling__weekday" aria-hidden="true">
        {weekdayOf(day).slice(0, 3)}
      </span>
      <span className="scheduling__number" aria-hidden="true">
        {Number(day.slice(8))}
      </span>
      <span className="scheduling__month" aria-hidden="true">
        {months[Number(day.slice(5, 7)) - 1]}
      </span>
    </>
  );
}

/** Shows the guest's time zone, and Eastern Time where it differs (H35). */
function TimeFace({ at, timeZone }: { readonly at: number; readonly timeZone: string }) {
  const [own, eastern] = [timeText(at, timeZone), timeText(at, easternZone)];
  return (
    <>
      <span className="scheduling__own">{own}</span>
      {bothTimes(at, timeZone).eastern === undefined ? null : (
        <span className="scheduling__eastern">{texts.inEastern(eastern)}</span>
      )}
    </>
  );
}

function ChosenTime({
  at,
  timeZone,
  heading,
  isGone,
}: {
  readonly at: number;
  readonly timeZone: string;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly isGone: boolean;
}) {
  const { own, eastern } = bothTimes(at, timeZone);
  return (
    <div className={isGone ? 'scheduling__chosen scheduling__chosen--gone' : 'scheduling__chosen'}>
      <h2 className="scheduling__label" ref={heading} tabIndex={-1}>
        {texts.chosen}
      </h2>
      <p className="scheduling__when">{own}</p>
      {eastern === undefined ? null : <p className="scheduling__note">{eastern}</p>}
    </div>
  );
}

function Trouble({
  problem,
  nearest: next,
  timeZone,
  ref,
}: {
  readonly problem: MeetingProblem;
  readonly nearest: readonly number[];
  readonly timeZone: string;
  readonly ref: Ref<HTMLDivElement>;
}) {
  return (
    <div className="scheduling__trouble" role="alert" tabIndex={-1} ref={ref}>
      <p className="scheduling__message">{problem.message}</p>
      {problem.isTaken ? (
        <>
          <p>{texts.nextFree}</p>
          <ul className="scheduling__next" role="list">
            {next.map((time) => (
              <li key={time}>
                <Button variant="secondary" name="at" value={String(time)}>
                  {texts.takeInstead(meetingTimeText(time, timeZone))}
                </Button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}

function Words({
  form,
  problem,
}: Pick<MeetingSchedulerProps, 'form'> & { readonly problem: MeetingProblem | undefined }) {
  return (
    <>
      <RadioGroup id="meeting-way" name="way" label={texts.way} options={channels} defaultValue={form.way} />
      <SelectField
        id="meeting-purpose"
        name="purpose"
        label={texts.purpose}
        options={meetingPurposes.map((purpose) => ({ value: purpose, label: purpose }))}
        defaultValue={form.purpose}
      />
      <TextArea
        id="meeting-notes"
        name="notes"
        label={texts.notes}
        hint={texts.notesHint}
        defaultValue={form.notes}
        optional
        {...(problem?.notes === undefined ? {} : { error: problem.notes })}
      />
    </>
  );
}

const channels = [
  { value: 'phone', label: texts.ways.phone },
  { value: 'video', label: texts.ways.video },
];
