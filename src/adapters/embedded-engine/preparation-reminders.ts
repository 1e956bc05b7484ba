import type { Kysely } from 'kysely';
import type { PreparationReminders } from '../../core/preparation/preparation-reminders.port';
import type { Clock } from '../../core/shared/clock.port';
import type { LineDatabase } from '../sql/line-database';
import { testOrigin } from './trip-repository';

export class EmbeddedPreparationReminders implements PreparationReminders {
  constructor(
    private readonly db: Kysely<LineDatabase>,
    private readonly clock: Clock,
  ) {}

  async claimTrips({ today, startsBy, max }: Parameters<PreparationReminders['claimTrips']>[0]) {
    const rows = await this.db
      .selectFrom('reservations')
      .innerJoin('reservation_contacts', 'reservation_contacts.reservation_id', 'reservations.reservation_id')
      .leftJoin('preparation_checks', 'preparation_checks.reservation_id', 'reservations.reservation_id')
      .select(['reservations.reservation_id', 'reservation_contacts.contact_id'])
      .where('reservations.status', '=', 'BK')
      .where('reservations.start_on', '>=', today)
      .where('reservations.start_on', '<=', startsBy)
      .where('reservations.origin', 'not like', `${testOrigin}%`)
      .where('reservation_contacts.state', '=', 'confirmed')
      .where(({ or, eb }) =>
        or([eb('preparation_checks.checked_on', 'is', null), eb('preparation_checks.checked_on', '<', today)]),
      )
      .orderBy('reservations.start_on')
      .orderBy('reservations.reservation_id')
      .limit(max)
      .execute();
    const claimed = [];
    for (const { reservation_id: reservationId, contact_id: contactId } of rows)
      if (await this.check(reservationId, today)) claimed.push({ reservationId, contactId });
    return claimed;
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

  /** The trip is looked at again in the next round, not on the next day. */
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
