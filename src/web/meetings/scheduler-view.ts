import { randomUUID } from 'node:crypto';
import { type Appointment, appointmentsAhead } from '../../core/meetings/appointment';
import type { OpenedScheduler } from '../../core/meetings/open-meeting-scheduler';
import type { IsolatedSection } from '../../core/profile/isolated-section';
import type { Consultant } from '../../core/meetings/consultant';
import type { MeetingProblem, MeetingSchedulerProps } from '../../../views/meetings/meeting-scheduler-props';
import { hrefLogin, hrefScheduleMeeting } from '../hrefs';
import { toReceipt, toView } from './meeting-views';
import type { MeetingQuery } from './meeting-query';

interface SchedulerContent {
  readonly scheduler: OpenedScheduler;
  readonly query: MeetingQuery;
  readonly problem?: MeetingProblem;
  readonly consultant: Consultant;
  readonly times: readonly number[];
  readonly appointments: IsolatedSection<readonly Appointment[]>;
  readonly now: Date;
}

/** The scheduler of an opened page. Only its owner sees and moves appointments; a visitor with the link may book. */
export function toSchedulerView({
  scheduler,
  query,
  problem,
  consultant,
  times,
  appointments,
  now,
}: SchedulerContent): MeetingSchedulerProps {
  const all = appointments.kind === 'ready' ? appointments.value : [];
  const ahead = appointmentsAhead(all, now).map((one) => toView(one, scheduler.opportunityId));
  const moving =
    scheduler.kind === 'owner' ? ahead.find(({ appointmentId }) => appointmentId === query.move) : undefined;
  const receipt = toReceipt(all, query, scheduler.opportunityId);
  return {
    opportunityId: scheduler.opportunityId,
    user: {
      firstName: scheduler.guest.firstName,
      ...(scheduler.kind === 'owner' ? { recordTypeName: scheduler.guest.recordTypeName } : {}),
    },
    consultant: { name: `${consultant.firstName} ${consultant.lastName}`, firstName: consultant.firstName },
    timeZone: query.timeZone,
    isZoneChosen: query.isZoneChosen,
    times,
    form: {
      way: query.way,
      purpose: query.purpose,
      notes: query.notes,
      key: query.key === '' ? randomUUID() : query.key,
    },
    ...(query.day === undefined ? {} : { day: query.day }),
    ...(query.at === undefined ? {} : { at: query.at }),
    ...(moving ? { moving } : {}),
    ...(scheduler.kind === 'owner' &&
      ahead.some(({ appointmentId }) => appointmentId === query.appointment) && { highlightedId: query.appointment }),
    ...(problem ? { problem } : {}),
    ...(receipt ? { receipt } : {}),
    ...(scheduler.kind === 'owner'
      ? appointments.kind === 'ready'
        ? { appointments: ahead }
        : {}
      : { signInHref: hrefLogin(hrefScheduleMeeting(scheduler.opportunityId)) }),
  };
}
