import type { Appointment } from '../../core/meetings/appointment';
import type { MeetingNews } from '../../core/meetings/meeting-message';
import { maxNotesLength } from '../../core/meetings/meeting-purposes';
import type { AppointmentView, MeetingProblem, MeetingReceipt } from '../../../views/meetings/meeting-scheduler-props';
import { meetingsTexts as texts } from '../../../views/meetings/meetings.texts';
import { hrefInvitation } from '../hrefs';
import type { MeetingQuery } from './meeting-query';

export function problemIn({ at, notes }: MeetingQuery): MeetingProblem | undefined {
  if (at === undefined) return { message: texts.choose };
  return notes.length > maxNotesLength
    ? { message: texts.notesTooLong(maxNotesLength), notes: texts.notesTooLong(maxNotesLength) }
    : undefined;
}

export const toView = (
  { appointmentId, start, way, purpose, notes }: Appointment,
  opportunityId: string,
): AppointmentView => ({
  appointmentId,
  start: start.getTime(),
  way,
  purpose,
  notes,
  invitationHref: hrefInvitation(opportunityId, appointmentId),
});

const newsOf: ReadonlyMap<string, MeetingNews> = new Map([
  ['booked', 'booked'],
  ['moved', 'moved'],
  ['canceled', 'canceled'],
]);

export function toReceipt(
  all: readonly Appointment[],
  { done: doneId, news: newsName, notified }: MeetingQuery,
  opportunityId: string,
): MeetingReceipt | undefined {
  const appointment = all.find(({ appointmentId }) => appointmentId === doneId);
  const news = newsOf.get(newsName);
  if (!appointment || !news || (news === 'canceled') !== (appointment.status === 'Canceled')) return undefined;
  return {
    news,
    start: appointment.start.getTime(),
    ...(notified === '' ? {} : { isNotified: notified === 'yes' }),
    ...(news === 'canceled' ? {} : { invitationHref: hrefInvitation(opportunityId, appointment.appointmentId) }),
  };
}
