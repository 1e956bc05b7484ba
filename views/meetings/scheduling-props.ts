import type { ScheduledAppointment } from './meeting-calls';
import type { MeetingSchedulerProps } from './meeting-scheduler-props';

/** PYC-06 names subject, owner and recipients of a meeting. */
export interface SchedulingProps extends Omit<MeetingSchedulerProps, 'appointments' | 'receipt' | 'signInHref'> {
  readonly onAppointmentScheduled: (appointment: ScheduledAppointment) => void;
  readonly onError: (message: string) => void;
  /**
   * True from the submission on; false a second after an appointment is made, or at once when it could not be (PYC-07).
   */
  readonly onLoading: (isLoading: boolean) => void;
  readonly onZoneChosen: (timeZone: string) => void;
}
