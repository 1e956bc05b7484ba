import type { MeetingSchedulerProps } from './meeting-scheduler-props';

type MeetingQuery = Pick<MeetingSchedulerProps, 'opportunityId' | 'timeZone' | 'isZoneChosen' | 'moving'>;

export function schedulerHref(
  { opportunityId, timeZone, isZoneChosen, moving }: MeetingQuery,
  choice: { readonly day?: string; readonly at?: number; readonly move?: string },
  fragment: string,
): string {
  const { day, at, move = moving?.appointmentId } = choice;
  const query = new URLSearchParams({
    id: opportunityId,
    ...(isZoneChosen ? { zone: timeZone } : {}),
    ...(move === undefined ? {} : { move }),
    ...(day === undefined ? {} : { day }),
    ...(at === undefined ? {} : { at: String(at) }),
  });
  return `/schedule-meeting?${query.toString()}#${fragment}`;
}
