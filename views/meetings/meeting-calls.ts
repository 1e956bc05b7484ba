import type { MeetingFormView } from './meeting-scheduler-props';
import { meetingsTexts as texts } from './meetings.texts';
import type { ErrorBody } from '../ui/error-body';

const maxWaitMs = 10_000;

/** The time is appended to the form's key, because another time is another appointment. */
interface MeetingToBook extends MeetingFormView {
  readonly opportunityId: string;
  readonly start: number;
  readonly timeZone: string;
}

export interface ScheduledAppointment {
  readonly appointmentId: string;
  readonly start: number;
  readonly way: string;
  readonly purpose: string;
  readonly notes: string;
  readonly isNotified?: boolean;
}

type BookMeetingAnswer =
  | { readonly kind: 'scheduled'; readonly appointment: ScheduledAppointment }
  | { readonly kind: 'taken'; readonly times?: readonly number[] }
  | { readonly kind: 'refused'; readonly message: string };

/** Books a time; idempotent by `key`, so that a call without an answer can be repeated (H13). Never throws. */
export async function bookMeeting({ start, key, ...meeting }: MeetingToBook): Promise<BookMeetingAnswer> {
  try {
    const answer = await fetch('/api/appointments', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `${key}.${start}` },
      body: JSON.stringify({ ...meeting, start: new Date(start).toISOString() }),
      signal: AbortSignal.timeout(maxWaitMs),
    });
    const body = (await answer.json()) as ErrorBody & {
      readonly appointmentId?: string;
      readonly start?: string;
      readonly isTold?: boolean;
    };
    if (answer.ok && body.appointmentId !== undefined) {
      const { way, purpose, notes } = meeting;
      return {
        kind: 'scheduled',
        appointment: {
          way,
          purpose,
          notes,
          appointmentId: body.appointmentId,
          start: Date.parse(body.start ?? ''),
          ...(body.isTold === undefined ? {} : { isNotified: body.isTold }),
        },
      };
    }
    return body.code === 'TIME_TAKEN'
      ? { kind: 'taken', ...(await freeTimes(meeting.opportunityId)) }
      : { kind: 'refused', message: messageFor(answer.status, body) };
  } catch {
    return { kind: 'refused', message: texts.failed };
  }
}

/** Returns the server's own message or, when it could not answer, the request id to quote (H13). */
function messageFor(status: number, { error, requestId }: ErrorBody): string {
  if (status < 500 && error !== undefined) return error;
  return requestId === undefined ? texts.failed : `${texts.failed} ${texts.reference(requestId)}`;
}

async function freeTimes(opportunityId: string): Promise<{ readonly times?: readonly number[] }> {
  const answer = await fetch(`/api/meeting-times?${new URLSearchParams({ opportunityId }).toString()}`);
  if (!answer.ok) return {};
  const { times } = (await answer.json()) as { readonly times: readonly string[] };
  return { times: times.map((time) => Date.parse(time)) };
}
