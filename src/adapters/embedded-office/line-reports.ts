import { sql } from 'kysely';
import { formatMoney, money } from '../../core/shared/money';
import type { PlainDate } from '../../core/shared/plain-date';
import { adviserText } from '../../core/trips/travel-adviser';
import type { SailingInventory } from '../../core/voyages/sailing-inventory.port';
import { holdOfReservation, toAdviser } from '../embedded-engine/booking-advisers';
import type { OpenDatabase } from '../sql/line-database';
import { requireAgencyNumber, requireReservation, requireSailing } from './require-known';
import { readJson } from '../sql/json-text';

const maxAlerts = 200;

export class LineReports {
  constructor(
    private readonly db: OpenDatabase,
    private readonly inventory: SailingInventory,
  ) {}

  async sailings(from: PlainDate | undefined): Promise<readonly string[]> {
    const [sailings, waiting] = await Promise.all([
      this.inventory.findSailings(from === undefined ? undefined : { from }),
      this.waitingBySailing(),
    ]);
    return sailings.map(({ itineraryId, start, end, suites }) => {
      const free = suites.reduce((sum, suite) => sum + (suite.availableCabins ?? 0), 0);
      return [itineraryId, start, end, `${free} for sale`, `${waiting.get(itineraryId) ?? 0} in line`].join('\t');
    });
  }

  async waitlist(itineraryId: string | undefined): Promise<readonly string[]> {
    const entries = await this.db
      .selectFrom('waitlist_places')
      .selectAll()
      .where('state', '!=', 'left')
      .$if(itineraryId !== undefined, (select) => select.where('itinerary_id', '=', itineraryId ?? ''))
      .orderBy('itinerary_id')
      .orderBy('category')
      .orderBy('joined_at')
      .orderBy('reservation_id')
      .execute();
    if (entries.length === 0 && itineraryId !== undefined) await requireSailing(this.db, itineraryId);
    return entries.map((entry) =>
      [
        entry.itinerary_id,
        entry.category,
        entry.reservation_id,
        new Date(entry.joined_at).toISOString(),
        entry.state,
      ].join('\t'),
    );
  }

  async accepted(reservationId: string): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('acceptances')
      .innerJoin('reservations', (join) =>
        join.on(({ or, eb, ref, fn }) =>
          or([
            eb('acceptances.hold_id', '=', fn.coalesce(ref('reservations.group_id'), ref('reservations.origin'))),
            eb('acceptances.hold_id', '=', ref('reservations.reservation_id')),
          ]),
        ),
      )
      .select(['accepted_at', 'version', 'text_hash'])
      .where('reservations.reservation_id', '=', reservationId)
      .orderBy('accepted_at')
      .execute();
    if (rows.length === 0) await requireReservation(this.db, reservationId);
    return rows.map(({ accepted_at, version, text_hash }) =>
      [new Date(Number(accepted_at)).toISOString(), `terms of ${version || 'no date'}`, text_hash].join('\t'),
    );
  }

  /** Reservations that advisers made, by agency, with the fare on which the commission is based. */
  async advisers(typedNumber: string | undefined): Promise<readonly string[]> {
    const agencyNumber = typedNumber === undefined ? undefined : requireAgencyNumber(typedNumber);
    const rows = await this.db
      .selectFrom('booking_advisers')
      .innerJoin('reservations', (join) => join.on('booking_advisers.hold_id', '=', holdOfReservation))
      .select(['agency_number', 'reference', 'reservation_id', 'status', 'itinerary_id', 'total', 'currency'])
      .$if(agencyNumber !== undefined, (select) => select.where('agency_number', '=', agencyNumber ?? ''))
      .orderBy('agency_number')
      .orderBy('start_on')
      .orderBy('reservation_id')
      .execute();
    return rows.map((row) =>
      [
        adviserText(toAdviser(row)),
        row.reservation_id,
        row.status,
        row.itinerary_id,
        `fare ${formatMoney(money(row.total, row.currency))}`,
      ].join('\t'),
    );
  }

  async deletions(): Promise<readonly string[]> {
    const requests = await this.db
      .selectFrom('deletion_requests')
      .selectAll()
      .where('state', '=', 'open')
      .orderBy('asked_at')
      .orderBy('request_id')
      .execute();
    return requests.map(({ request_id, contact_id, asked_at }) =>
      [request_id, contact_id, new Date(asked_at).toISOString()].join('\t'),
    );
  }

  async bespoke(): Promise<readonly string[]> {
    const requests = await this.db
      .selectFrom('bespoke_requests')
      .selectAll()
      .select(({ selectFrom, ref }) =>
        selectFrom('bespoke_guests')
          .whereRef('bespoke_guests.request_id', '=', ref('bespoke_requests.request_id'))
          .select(({ fn }) => fn.countAll<number>().as('guests'))
          .as('guests'),
      )
      .orderBy(({ eb }) => eb.case().when('state', '=', 'requested').then(0).else(1).end())
      .orderBy('begins_at')
      .orderBy('asked_at')
      .orderBy('request_id')
      .execute();
    return requests.map((row) =>
      [
        row.request_id,
        row.state,
        row.reservation_id,
        `${row.date} ${row.from_time}-${row.to_time} ${row.port_slug}`,
        `${row.guests} guests`,
        [...readJson(row.interests), ...(row.activity_level === null ? [] : [row.activity_level])].join(', ') || '-',
        row.tour_code ?? '-',
        row.budget === null || row.budget_currency === null
          ? '-'
          : formatMoney({ amount: row.budget, currency: row.budget_currency }),
        row.notes.replaceAll(/\s+/g, ' ') || '-',
      ].join('\t'),
    );
  }

  async alerts(): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('payment_alerts')
      .leftJoin('reservations', (join) =>
        join.on(sql<boolean>`'hold-' || reservations.origin = payment_alerts.reference`),
      )
      .leftJoin('payment_intents', (join) =>
        join.on(
          sql<boolean>`payment_alerts.reference in ('payment-' || payment_intents.payment_id, 'shared-payment-' || payment_intents.payment_id)`,
        ),
      )
      .selectAll('payment_alerts')
      .select(['reservations.reservation_id as booked', 'payment_intents.reservation_id as paid_on'])
      .orderBy('payment_alerts.opened_at', 'desc')
      .limit(maxAlerts)
      .execute();
    return rows.map((row) =>
      [
        new Date(row.changed_at).toISOString(),
        row.kind,
        row.state,
        formatMoney(money(row.amount, row.currency)),
        row.booked ?? row.paid_on ?? row.reference,
        row.alert_id,
      ].join('\t'),
    );
  }

  async log(max: number): Promise<readonly string[]> {
    const entries = await this.db.selectFrom('line_log').selectAll().orderBy('entry_id', 'desc').limit(max).execute();
    return entries.map(({ at, who, command, outcome }) =>
      [new Date(at).toISOString(), who, command, outcome].join('\t'),
    );
  }

  private async waitingBySailing(): Promise<ReadonlyMap<string, number>> {
    const rows = await this.db
      .selectFrom('waitlist_places')
      .select(['itinerary_id', ({ fn }) => fn.countAll<number>().as('guests')])
      .where('state', '!=', 'left')
      .groupBy('itinerary_id')
      .execute();
    return new Map(rows.map((row) => [row.itinerary_id, row.guests]));
  }
}
