import type { PlainDate } from '../shared/plain-date';
import { portSymbol } from '../shared/port-symbol';

interface ReminderOf {
  readonly reservationId: string;
  readonly contactId: string;
}

/** Booked trips whose preparation is looked at, and who was written to. Safe on many nodes at once. */
export interface PreparationReminders {
  /** Trips that begin from `today` until `startsBy`, each given out once a day to one caller, with the account it stands on. */
  claimTrips(window: {
    readonly today: PlainDate;
    readonly startsBy: PlainDate;
    readonly max: number;
  }): Promise<readonly ReminderOf[]>;
  /** False when this person was written to about this trip before: a reminder comes once. */
  claimReminder(reminder: ReminderOf): Promise<boolean>;
  /** A reminder that could not be sent may be claimed again. */
  release(reminder: ReminderOf): Promise<void>;
}
export const PreparationReminders = portSymbol<PreparationReminders>('PreparationReminders');
