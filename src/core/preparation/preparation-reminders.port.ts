import type { PlainDate } from '../shared/plain-date';
import { portSymbol } from '../shared/port-symbol';

interface ReminderOf {
  readonly reservationId: string;
  readonly contactId: string;
}

/** Booked trips whose preparation is checked, and the persons who were reminded. Safe on many nodes at once. */
export interface PreparationReminders {
  /**
   * Trips that begin from `today` until `startsBy`, each with its account, and each returned once a day to one caller.
   */
  claimTrips(window: {
    readonly today: PlainDate;
    readonly startsBy: PlainDate;
    readonly max: number;
  }): Promise<readonly ReminderOf[]>;
  /** False when this person was already reminded about this trip: a reminder is sent once. */
  claimReminder(reminder: ReminderOf): Promise<boolean>;
  /** Lets a reminder that could not be sent be claimed again. */
  release(reminder: ReminderOf): Promise<void>;
}
export const PreparationReminders = portSymbol<PreparationReminders>('PreparationReminders');
