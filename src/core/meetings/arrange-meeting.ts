import type { Clock } from '../shared/clock.port';
import type { RateBudget, RateLimits } from '../shared/rate-limits.port';
import type { Appointment, FreeTime } from './appointment';
import type { ConsultantCalendar, MeetingRequest } from './consultant-calendar.port';
import { type OpenedScheduler, meetingParticipantsOf } from './open-meeting-scheduler';
import type { MeetingNews } from './meeting-message';
import type { NotifyOfMeeting } from './notify-of-meeting';

/** Limits bookings by an opportunity's id, with which a script could otherwise fill a calendar. */
const perOpportunity: RateBudget = {
  name: 'meeting-opportunity',
  max: 100,
  withinSeconds: 24 * 3_600,
  isReported: true,
};
const perAddress: RateBudget = { name: 'meeting-address', max: 60, withinSeconds: 3_600, isReported: true };

/** How far ahead slots are offered, in milliseconds. */
const aheadMs = 31 * 24 * 3_600_000;

export type ArrangeOutcome =
  | { readonly kind: 'arranged'; readonly appointment: Appointment; readonly isNotified: boolean }
  | { readonly kind: 'unchanged'; readonly appointment: Appointment }
  | { readonly kind: 'key-reused' }
  | { readonly kind: 'taken'; readonly times: readonly FreeTime[] }
  | { readonly kind: 'full' }
  | { readonly kind: 'over' }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'too-often'; readonly retryAfterSeconds: number };

interface ArrangeMeetingParts {
  readonly calendar: ConsultantCalendar;
  readonly limits: RateLimits;
  readonly notifier: Pick<NotifyOfMeeting, 'run'>;
  readonly clock: Clock;
}

interface SchedulerRequest {
  readonly scheduler: OpenedScheduler;
  readonly address: string;
  readonly timeZone: string;
}

/** Books, moves and cancels meetings. Only the signed-in guest may move and cancel (H36). */
export class ArrangeMeeting {
  constructor(private readonly parts: ArrangeMeetingParts) {}

  async findTimes(scheduler: OpenedScheduler): Promise<readonly FreeTime[]> {
    const participants = meetingParticipantsOf(scheduler);
    if (!participants) return [];
    const from = this.parts.clock.now();
    return this.parts.calendar.findFreeTimes({
      resourceId: participants.resourceId,
      from,
      to: new Date(from.getTime() + aheadMs),
    });
  }

  async book({
    scheduler,
    address,
    timeZone,
    ...meetingRequest
  }: SchedulerRequest & Omit<MeetingRequest, 'participants'>): Promise<ArrangeOutcome> {
    const participants = meetingParticipantsOf(scheduler);
    if (!participants) return { kind: 'not-found' };
    const limitOutcome = await this.take(scheduler, address);
    if (limitOutcome) return limitOutcome;
    const outcome = await this.parts.calendar.book({ participants, ...meetingRequest });
    switch (outcome.kind) {
      case 'booked':
        return this.arranged({ scheduler, timeZone, news: 'booked', appointment: outcome.appointment });
      case 'booked-before':
        return isSame(outcome.appointment, meetingRequest)
          ? { kind: 'unchanged', appointment: outcome.appointment }
          : { kind: 'key-reused' };
      case 'taken':
        return { kind: 'taken', times: await this.findTimes(scheduler) };
      case 'full':
        return outcome;
    }
  }

  async move({
    scheduler,
    address,
    timeZone,
    appointmentId,
    start,
  }: SchedulerRequest & { readonly appointmentId: string; readonly start: Date }): Promise<ArrangeOutcome> {
    if (scheduler.kind !== 'owner') return { kind: 'not-found' };
    const limitOutcome = await this.take(scheduler, address);
    if (limitOutcome) return limitOutcome;
    const outcome = await this.parts.calendar.move({ contactId: scheduler.guest.contactId, appointmentId, start });
    switch (outcome.kind) {
      case 'moved':
        return this.arranged({ scheduler, timeZone, news: 'moved', appointment: outcome.appointment });
      case 'taken':
        return { kind: 'taken', times: await this.findTimes(scheduler) };
      case 'not-found':
      case 'over':
      case 'unchanged':
        return outcome;
    }
  }

  async cancel({
    scheduler,
    timeZone,
    appointmentId,
  }: Omit<SchedulerRequest, 'address'> & { readonly appointmentId: string }): Promise<ArrangeOutcome> {
    if (scheduler.kind !== 'owner') return { kind: 'not-found' };
    const outcome = await this.parts.calendar.cancel({ contactId: scheduler.guest.contactId, appointmentId });
    return outcome.kind === 'canceled'
      ? this.arranged({ scheduler, timeZone, news: 'canceled', appointment: outcome.appointment })
      : outcome;
  }

  private async take({ opportunityId }: OpenedScheduler, address: string): Promise<ArrangeOutcome | undefined> {
    const outcome = await this.parts.limits.take([
      { budget: perOpportunity, subject: opportunityId },
      { budget: perAddress, subject: address },
    ]);
    return outcome.kind === 'within' ? undefined : { kind: 'too-often', retryAfterSeconds: outcome.retryAfterSeconds };
  }

  private async arranged({
    scheduler: { guest, consultant, opportunityId },
    timeZone,
    news,
    appointment,
  }: Pick<SchedulerRequest, 'scheduler' | 'timeZone'> & {
    readonly news: MeetingNews;
    readonly appointment: Appointment;
  }): Promise<ArrangeOutcome> {
    const isNotified =
      consultant !== undefined &&
      (await this.parts.notifier.run({ news, appointment, guest, consultant, timeZone, opportunityId }));
    return { kind: 'arranged', appointment, isNotified };
  }
}

/** An appointment that was moved since still counts as the result of its submission. */
const isSame = (
  appointment: Appointment,
  meetingRequest: Pick<MeetingRequest, 'start' | 'way' | 'purpose' | 'notes'>,
): boolean =>
  (appointment.revision > 0 || appointment.start.getTime() === meetingRequest.start.getTime()) &&
  appointment.way === meetingRequest.way &&
  appointment.purpose === meetingRequest.purpose &&
  appointment.notes === meetingRequest.notes;
