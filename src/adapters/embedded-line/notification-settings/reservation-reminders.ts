import { type Kysely, sql } from 'kysely';
import type { DueReminder, ReservationReminders } from '../../../core/notification-settings/reservation-reminders.port';
import type { Clock } from '../../../core/shared/clock.port';
import { money } from '../../../core/shared/money';
import { plainDate } from '../../../core/shared/plain-date';
import type { LineDatabase } from '../database/line-database';

/** As many in one round; the next round comes within seconds. */
const mostAtOnce = 100;

export class EmbeddedReservationReminders implements ReservationReminders {
  constructor(private readonly db: Kysely<LineDatabase>, private readonly clock: Clock) {}

  async takeDue({ leaseUntil, ...window }: Parameters<ReservationReminders['takeDue']>[0]): Promise<readonly DueReminder[]> {
    const taken: DueReminder[] = [];
    for (const reminder of await this.findDue(window)) if (await this.take(reminder, leaseUntil)) taken.push(reminder);
    return taken;
  }

  async noteTold({ reservationId, ...due }: Parameters<ReservationReminders['noteTold']>[0]): Promise<void> {
    await this.db.updateTable('reservation_reminders').set({ told_at: this.now() })
      .where('reservation_id', '=', reservationId).where('occasion', '=', occasionOf(due)).execute();
  }

  private async findDue({ today, depositBy, balanceBy }: Omit<Parameters<ReservationReminders['takeDue']>[0], 'leaseUntil'>): Promise<readonly DueReminder[]> {
    const rows = await this.db.selectFrom('reservations')
      .innerJoin('reservation_contacts', 'reservation_contacts.reservation_id', 'reservations.reservation_id')
      .select(['reservations.reservation_id', 'contact_id', 'status', 'deposit_due_on', 'final_due_on', 'deposit', 'deposit_paid', 'total', 'total_paid', 'currency', 'package_name'])
      .where('reservation_contacts.state', '=', 'confirmed')
      .where(({ and, or, eb, ref }) => or([
        and([eb('status', '=', 'OF'), eb('total_paid', '=', 0), eb('deposit_due_on', '>=', today), eb('deposit_due_on', '<=', depositBy)]),
        and([eb('status', '=', 'BK'), eb('total_paid', '<', ref('total')), eb('final_due_on', '>=', today), eb('final_due_on', '<=', balanceBy)]),
      ]))
      .where(({ not, exists }) => not(exists(this.db.selectFrom('reservation_reminders').select('occasion')
        .where(sql<boolean>`reservation_reminders.reservation_id = reservations.reservation_id`)
        .where(sql<boolean>`occasion = case status when 'OF' then 'deposit:' || deposit_due_on else 'balance:' || final_due_on end`)
        .where(({ or, eb }) => or([eb('told_at', 'is not', null), eb('telling_until', '>', this.now())])))))
      .orderBy('reservations.reservation_id').limit(mostAtOnce).execute();
    return rows.flatMap((row) => {
      const payment = row.status === 'OF' ? 'deposit' as const : 'balance' as const;
      const dueOn = payment === 'deposit' ? row.deposit_due_on : row.final_due_on;
      const amount = payment === 'deposit' ? (row.deposit ?? row.total) : row.total - row.total_paid;
      return dueOn === null ? [] : [{ reservationId: row.reservation_id, contactId: row.contact_id, payment, dueOn: plainDate(dueOn), amount: money(amount, row.currency), voyage: row.package_name }];
    });
  }

  /** One statement says whose it is: of two nodes one inserts, or takes over what another left. */
  private async take(reminder: DueReminder, leaseUntil: Date): Promise<boolean> {
    const telling_until = leaseUntil.getTime();
    const taken = await this.db.insertInto('reservation_reminders')
      .values({ reservation_id: reminder.reservationId, occasion: occasionOf(reminder), telling_until, told_at: null })
      .onConflict((conflict) => conflict.columns(['reservation_id', 'occasion']).doUpdateSet({ telling_until })
        .where('reservation_reminders.told_at', 'is', null).where('reservation_reminders.telling_until', '<=', this.now()))
      .returning('occasion').executeTakeFirst();
    return taken !== undefined;
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}

const occasionOf = ({ payment, dueOn }: Pick<DueReminder, 'payment' | 'dueOn'>) => `${payment}:${dueOn}`;
