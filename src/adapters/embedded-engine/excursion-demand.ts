import type { ExcursionDemand } from '../../core/excursions/excursion-demand.port';
import type { OpenDatabase } from '../sql/line-database';

export class EmbeddedExcursionDemand implements ExcursionDemand {
  constructor(private readonly db: OpenDatabase) {}

  async countConfirmedSeats(): Promise<ReadonlyMap<string, number>> {
    const rows = await this.db
      .selectFrom('excursion_seats')
      .innerJoin('excursion_parties', 'excursion_parties.party_id', 'excursion_seats.party_id')
      .innerJoin('excursion_departures', 'excursion_departures.departure_id', 'excursion_parties.departure_id')
      .select(['tour_code', ({ fn }) => fn.countAll<number>().as('seats')])
      .where('state', '=', 'confirmed')
      .where('ended_at', 'is', null)
      .groupBy('tour_code')
      .execute();
    return new Map(rows.map(({ tour_code: tourCode, seats }) => [tourCode, Number(seats)]));
  }
}
