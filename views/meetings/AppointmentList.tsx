import { bothTimes } from '../../src/core/meetings/meeting-times';
import { Button } from '../ui/Button';
import { classNames } from '../ui/class-names';
import { schedulerHref } from './scheduler-href';
import type { AppointmentView, MeetingSchedulerProps } from './meeting-scheduler-props';
import { meetingsTexts as texts } from './meetings.texts';

interface AppointmentListProps {
  readonly scheduler: Pick<MeetingSchedulerProps, 'opportunityId' | 'timeZone' | 'isZoneChosen'>;
  readonly appointments: readonly AppointmentView[];
  readonly highlightedId?: string;
}

export function AppointmentList({ scheduler, appointments, highlightedId }: AppointmentListProps) {
  return (
    <section className="appointments" aria-labelledby="appointments-title">
      <h2 className="appointments__title" id="appointments-title">
        {texts.yours}
      </h2>
      {appointments.length === 0 ? (
        <p className="appointments__none">{texts.noneYet}</p>
      ) : (
        <ol className="appointments__list" role="list">
          {appointments.map((appointment) => (
            <li
              key={appointment.appointmentId}
              className={classNames(
                'appointments__item',
                appointment.appointmentId === highlightedId && 'appointments__item--named',
              )}
              aria-current={appointment.appointmentId === highlightedId || undefined}
            >
              <AppointmentCard scheduler={scheduler} appointment={appointment} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function AppointmentCard({
  scheduler,
  appointment,
}: Pick<AppointmentListProps, 'scheduler'> & { readonly appointment: AppointmentView }) {
  const { appointmentId, start, way, purpose, notes, invitationHref } = appointment;
  const { own, eastern } = bothTimes(start, scheduler.timeZone);
  const which = <span className="hidden-to-the-eye">{` ${texts.appointment(own)}`}</span>;
  return (
    <>
      <p className="appointments__when">{own}</p>
      {eastern === undefined ? null : <p className="appointments__note">{eastern}</p>}
      <p className="appointments__about">
        {purpose}. {texts.ways[way]}.
      </p>
      {notes === '' ? null : <p className="appointments__notes">{notes}</p>}
      <div className="appointments__actions">
        <a href={schedulerHref(scheduler, { move: appointmentId }, 'desk')}>
          {texts.move}
          {which}
        </a>
        <a href={invitationHref} download>
          {texts.invitation}
          {which}
        </a>
        <details className="appointments__cancel">
          <summary>
            {texts.cancel}
            {which}
          </summary>
          <form className="appointments__sure" method="post" action="/schedule-meeting/cancel">
            <input type="hidden" name="id" value={scheduler.opportunityId} />
            {scheduler.isZoneChosen ? <input type="hidden" name="zone" value={scheduler.timeZone} /> : null}
            <input type="hidden" name="appointment" value={appointmentId} />
            <p>{texts.cancelSure}</p>
            <Button variant="secondary">{texts.cancelYes}</Button>
          </form>
        </details>
      </div>
    </>
  );
}
