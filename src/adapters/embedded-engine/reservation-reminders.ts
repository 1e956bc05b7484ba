import { sql } from 'kysely';
import type { DueReminder, ReservationReminders } from '../../core/notification-settings/reservation-reminders.port';
import type { DueVoyage } from '../../core/notification-settings/voyage-messages';
import type { Clock } from '../../core/shared/clock.port';
import { money } from '../../core/shared/money';
import { plainDate } from '../../core/shared/plain-date';
import type { OpenDatabase } from '../sql/line-database';

const batchSize = 100;

export class EmbeddedReservationReminders implements ReservationReminders {
  constructor(
    private readonly db: OpenDatabase,
    private readonly clock: Clock,
  ) {}

  async claimDue({
    leaseUntil,
    ...window
  }: Parameters<ReservationReminders['claimDue']>[0]): Promise<readonly DueReminder[]> {
    const dueReminders: DueReminder[] = [];
    for (const reminder of await this.findDue(window))
      if (await this.take(reminder.reservationId, occasionOf(reminder), leaseUntil)) dueReminders.push(reminder);
    return dueReminders;
  }

  async markNotified({ reservationId, ...due }: Parameters<ReservationReminders['markNotified']>[0]): Promise<void> {
    await this.note(reservationId, occasionOf(due));
  }

  async takeVoyages({
    leaseUntil,
    occasion,
    ...window
  }: Parameters<ReservationReminders['takeVoyages']>[0]): Promise<readonly DueVoyage[]> {
    const dueVoyages: DueVoyage[] = [];
    for (const due of await this.findVoyages(occasion, window))
      if (await this.take(due.reservationId, `${occasion}:${due.day}`, leaseUntil)) dueVoyages.push(due);
    return dueVoyages;
  }

  async markVoyageNotified({
    reservationId,
    occasion,
    day,
  }: Parameters<ReservationReminders['markVoyageNotified']>[0]): Promise<void> {
    await this.note(reservationId, `${occasion}:${day}`);
  }

  private async findVoyages(
    occasion: string,
    { voyage, from, to }: Pick<Parameters<ReservationReminders['takeVoyages']>[0], 'voyage' | 'from' | 'to'>,
  ): Promise<readonly DueVoyage[]> {
    const [status, day] = voyage === 'ahead' ? (['BK', 'start_on'] as const) : (['CL', 'end_on'] as const);
    const rows = await this.db
      .selectFrom('reservations')
      .innerJoin('reservation_contacts', 'reservation_contacts.reservation_id', 'reservations.reservation_id')
      .select(['reservations.reservation_id', 'contact_id', 'package_name', `reservations.${day} as day`])
      .where('reservation_contacts.state', '=', 'confirmed')
      .where('status', '=', status)
      .where(day, '>=', from)
      .where(day, '<=', to)
      .where(({ not, exists }) =>
        not(exists(this.settled().where(sql<boolean>`occasion = ${`${occasion}:`} || ${sql.ref(day)}`))),
      )
      .orderBy('reservations.reservation_id')
      .limit(batchSize)
      .execute();
    return rows.map((row) => ({
      reservationId: row.reservation_id,
      contactId: row.contact_id,
      voyage: row.package_name,
      day: plainDate(row.day),
    }));
  }

  private settled() {
    return this.db
      .selectFrom('reservation_reminders')
      .select('occasion')
      .where(sql<boolean>`reservation_reminders.reservation_id = reservations.reservation_id`)
      .where(({ or, eb }) => or([eb('told_at', 'is not', null), eb('telling_until', '>', this.now())]));
  }

  private async findDue({
    today,
    depositBy,
    balanceBy,
    depositOverdueFrom,
    balanceOverdueFrom,
  }: Omit<Parameters<ReservationReminders['claimDue']>[0], 'leaseUntil'>): Promise<readonly DueReminder[]> {
    const rows = await this.db
      .selectFrom('reservations')
      .innerJoin('reservation_contacts', 'reservation_contacts.reservation_id', 'reservations.reservation_id')
      .select([
        'reservations.reservation_id',
        'contact_id',
        'state',
        'address',
        'status',
        'deposit_due_on',
        'final_due_on',
        'deposit',
        'deposit_paid',
        'total',
        'total_paid',
        'currency',
        'package_name',
      ])
      .where(({ and, or, eb }) =>
        or([
          eb('reservation_contacts.state', '=', 'confirmed'),
          and([eb('reservation_contacts.state', '=', 'unconfirmed'), eb('address', 'is not', null)]),
        ]),
      )
      .where(({ and, or, eb, ref }) =>
        or([
          and([eb('status', '=', 'OF'), eb('deposit_due_on', '>=', today), eb('deposit_due_on', '<=', depositBy)]),
          and([
            eb('status', '=', 'OF'),
            eb('total_paid', '>', 0),
            eb('deposit_due_on', '>=', depositOverdueFrom),
            eb('deposit_due_on', '<', today),
          ]),
          and([
            eb('status', '=', 'BK'),
            eb('total_paid', '<', ref('total')),
            eb('final_due_on', '>=', balanceOverdueFrom),
            eb('final_due_on', '<=', balanceBy),
          ]),
        ]),
      )
      .where(({ not, exists }) =>
        not(
          exists(
            this.settled().where(
              sql<boolean>`occasion = case
                when status = 'OF' and deposit_due_on >= ${today} then 'deposit:' || deposit_due_on
                when status = 'OF' then 'overdue-deposit:' || deposit_due_on
                when final_due_on >= ${today} then 'balance:' || final_due_on
                else 'overdue-balance:' || final_due_on end`,
            ),
          ),
        ),
      )
      .orderBy('reservations.reservation_id')
      // A guest who has confirmed the reservation takes precedence over its address.
      .orderBy('reservation_contacts.state')
      .limit(batchSize)
      .execute();
    return rows.flatMap((row) => {
      const payment = row.status === 'OF' ? ('deposit' as const) : ('balance' as const);
      const dueOn = payment === 'deposit' ? row.deposit_due_on : row.final_due_on;
      const amount = (payment === 'deposit' ? (row.deposit ?? row.total) : row.total) - row.total_paid;
      return dueOn === null
        ? []
        : [
            {
              reservationId: row.reservation_id,
              to:
                row.state === 'unconfirmed' && row.address !== null
                  ? { kind: 'address', email: row.address }
                  : { kind: 'guest', contactId: row.contact_id },
              payment,
              dueOn: plainDate(dueOn),
              isOverdue: dueOn < today,
              amount: money(amount, row.currency),
              paid: money(row.total_paid, row.currency),
              voyage: row.package_name,
            },
          ];
    });
  }

  /** One statement claims the reminder: of two nodes exactly one inserts it, or takes over an expired lease. */
  private async take(reservation_id: string, occasion: string, leaseUntil: Date): Promise<boolean> {
    const telling_until = leaseUntil.getTime();
    const claimedReminder = await this.db
      .insertInto('reservation_reminders')
      .values({ reservation_id, occasion, telling_until, told_at: null })
      .onConflict((conflict) =>
        conflict
          .columns(['reservation_id', 'occasion'])
          .doUpdateSet({ telling_until })
          .where('reservation_reminders.told_at', 'is', null)
          .where('reservation_reminders.telling_until', '<=', this.now()),
      )
      .returning('occasion')
      .executeTakeFirst();
    return claimedReminder !== undefined;
  }

  private async note(reservationId: string, occasion: string): Promise<void> {
    await this.db
      .updateTable('reservation_reminders')
      .set({ told_at: this.now() })
      .where('reservation_id', '=', reservationId)
      .where('occasion', '=', occasion)
      .execute();
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}

const occasionOf = ({ payment, dueOn, isOverdue }: Pick<DueReminder, 'payment' | 'dueOn' | 'isOverdue'>) =>
  `${isOverdue ? 'overdue-' : ''}${payment}:${dueOn}`;
