import type { PreparationReminders } from '../../../core/preparation/preparation-reminders.port';
import type { Clock } from '../../../core/shared/clock.port';
import type { OpenDatabase } from '../../sql/line-database';

type Window = Parameters<PreparationReminders['claimTrips']>[0];

interface Candidate {
  readonly reservation_id: string;
  readonly contact_id: string;
}

/** Records which trips were checked today and who was reminded, whichever system has the reservations. */
export class SqlPreparationReminders implements PreparationReminders {
  constructor(
    private readonly db: OpenDatabase,
    private readonly clock: Clock,
    /** Trips that start in the window and were not checked today, the soonest first. */
    private readonly findCandidates: (window: Window) => Promise<readonly Candidate[]>,
  ) {}

  async claimTrips(window: Window) {
    const claimedReminders = [];
    for (const { reservation_id: reservationId, contact_id: contactId } of await this.findCandidates(window))
      if (await this.check(reservationId, window.today)) claimedReminders.push({ reservationId, contactId });
    return claimedReminders;
  }

  async claimReminder({ reservationId, contactId }: Parameters<PreparationReminders['claimReminder']>[0]) {
    const row = await this.db
      .insertInto('preparation_reminders')
      .values({ reservation_id: reservationId, contact_id: contactId, reminded_at: this.clock.now().getTime() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('contact_id')
      .executeTakeFirst();
    return row !== undefined;
  }

  /** The trip is checked again in the next round, and not only on the next day. */
  async release({ reservationId, contactId }: Parameters<PreparationReminders['release']>[0]): Promise<void> {
    await this.db
      .deleteFrom('preparation_reminders')
      .where('reservation_id', '=', reservationId)
      .where('contact_id', '=', contactId)
      .execute();
    await this.db.deleteFrom('preparation_checks').where('reservation_id', '=', reservationId).execute();
  }

  private async check(reservationId: string, today: string): Promise<boolean> {
    const row = await this.db
      .insertInto('preparation_checks')
      .values({ reservation_id: reservationId, checked_on: today })
      .onConflict((conflict) =>
        conflict
          .column('reservation_id')
          .doUpdateSet({ checked_on: today })
          .where('preparation_checks.checked_on', '<', today),
      )
      .returning('reservation_id')
      .executeTakeFirst();
    return row !== undefined;
  }
}
