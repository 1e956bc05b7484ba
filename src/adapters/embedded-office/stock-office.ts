import { money } from '../../core/shared/money';
import { cancelReservation } from '../embedded-engine/booking/end-reservations';
import { noteNews } from '../embedded-engine/booking/note-news';
import { releaseHold } from '../embedded-engine/booking/take-hold';
import type { OpenTransaction } from '../sql/line-database';
import { lockReservation } from '../sql/row-locks';
import { reportChange, recordChange, type RecordParts, reportNoChange } from './record-change';
import { readJson } from '../sql/json-text';

/** Selects an actor by one of these: a digest or its first characters, or a proved or typed e-mail address. */
export interface ActorFilter {
  readonly browser?: string;
  readonly network?: string;
  readonly email?: string;
}

interface UnpaidStock {
  readonly kind: 'hold' | 'offer' | 'waitlist';
  readonly id: string;
  readonly itineraryId: string;
  readonly category: string;
  readonly madeAt: number;
  readonly browser: string;
  readonly network: string;
  readonly proved: string;
  readonly email: string;
}

const shownDigits = 12;

/** Lists and ends holds, offers and entries that were taken without payment, by their actor (reliability F4, F10). */
export class StockOffice {
  constructor(private readonly parts: RecordParts) {}

  async list(filter: ActorFilter = {}): Promise<readonly string[]> {
    return (await this.find(filter)).map((stock) =>
      [
        stock.kind,
        stock.id,
        stock.itineraryId,
        stock.category,
        new Date(stock.madeAt).toISOString(),
        `browser:${stock.browser.slice(0, shownDigits) || '-'}`,
        `network:${stock.network.slice(0, shownDigits) || '-'}`,
        stock.proved || '-',
        stock.email || '-',
      ].join('\t'),
    );
  }

  /**
   * Ends holds, offers and entries of one actor, each in a transaction that logs it. What was paid for in the meantime
   * stays.
   */
  async undo(filter: ActorFilter): Promise<readonly string[]> {
    const unpaidStock = await this.find(filter);
    if (unpaidStock.length === 0) return ['Nothing is taken without money by this actor.'];
    const texts: string[] = [];
    for (const stock of unpaidStock)
      texts.push(
        (
          await recordChange(this.parts, `undo-unpaid ${describeFilter(filter)}`, (transaction) =>
            this.end(transaction, stock),
          )
        ).text,
      );
    return texts;
  }

  private async end(transaction: OpenTransaction, { kind, id }: UnpaidStock) {
    if (kind === 'hold') {
      await releaseHold(transaction, id, this.parts.clock.now().getTime());
      return reportChange(`Hold ${id} is given back.`);
    }
    const row = await lockReservation(transaction, id);
    if (!row || row.total_paid > 0 || (row.status !== 'OF' && row.status !== 'WL'))
      return reportNoChange(`${id} was paid or ended meanwhile and stays as it is.`);
    await cancelReservation(transaction, id);
    const nothing = money(0, row.currency);
    await noteNews(transaction, id, {
      kind: 'cancelled',
      wasInLine: kind === 'waitlist',
      paid: nothing,
      retained: nothing,
      refund: nothing,
    });
    return reportChange(`${kind === 'offer' ? 'Offer' : 'Waitlist entry'} ${id} is ended.`);
  }

  private async find({ browser, network, email }: ActorFilter): Promise<readonly UnpaidStock[]> {
    const all = [...(await this.findHolds()), ...(await this.findReservations())];
    return all
      .filter(
        (stock) =>
          (browser === undefined || stock.browser.startsWith(browser)) &&
          (network === undefined || stock.network.startsWith(network)) &&
          (email === undefined || stock.email === email || stock.proved === email),
      )
      .toSorted((one, other) => other.madeAt - one.madeAt);
  }

  private async findHolds(): Promise<readonly UnpaidStock[]> {
    const rows = await this.parts.db
      .selectFrom('holds')
      .leftJoin('booking_actors as actor', 'actor.origin', 'holds.hold_id')
      .select(['hold_id', 'itinerary_id', 'category', 'created_at', 'guests', 'browser', 'network', 'proved'])
      .where('reservation_id', 'is', null)
      .where('expires_at', '>', this.parts.clock.now().getTime())
      .execute();
    return rows.map((row) => ({
      kind: 'hold',
      id: row.hold_id,
      itineraryId: row.itinerary_id,
      category: row.category,
      madeAt: row.created_at,
      ...actorOf(row),
      email: row.guests === null ? '' : (readJson(row.guests)[0]?.email ?? ''),
    }));
  }

  private async findReservations(): Promise<readonly UnpaidStock[]> {
    const rows = await this.parts.db
      .selectFrom('reservations')
      .leftJoin('booking_actors as actor', (join) =>
        join.on(({ eb, ref, fn }) =>
          eb('actor.origin', '=', fn.coalesce(ref('reservations.group_id'), ref('reservations.origin'))),
        ),
      )
      .leftJoin('reservation_guests as guest', (join) =>
        join.onRef('guest.reservation_id', '=', 'reservations.reservation_id').on('guest.position', '=', 0),
      )
      .select([
        'reservations.reservation_id',
        'itinerary_id',
        'category',
        'status',
        'created_at',
        'browser',
        'network',
        'proved',
        'guest.email',
      ])
      .where('status', 'in', ['OF', 'WL'])
      .where('total_paid', '=', 0)
      .execute();
    return rows.map((row) => ({
      kind: row.status === 'OF' ? 'offer' : 'waitlist',
      id: row.reservation_id,
      itineraryId: row.itinerary_id,
      category: row.category,
      madeAt: row.created_at,
      ...actorOf(row),
      email: row.email ?? '',
    }));
  }
}

const actorOf = ({ browser, network, proved }: Readonly<Record<'browser' | 'network' | 'proved', string | null>>) => ({
  browser: browser ?? '',
  network: network ?? '',
  proved: proved ?? '',
});

const describeFilter = ({ browser, network, email }: ActorFilter): string =>
  [
    ...(browser === undefined ? [] : [`browser:${browser}`]),
    ...(network === undefined ? [] : [`network:${network.slice(0, shownDigits)}`]),
    ...(email === undefined ? [] : [email]),
  ].join(' ');
