import type { StaffPreparations } from '../../../core/preparation/staff-preparations.port';
import type { Clock } from '../../../core/shared/clock.port';
import { atomically } from '../../sql/atomically';
import type { OpenDatabase } from '../../sql/line-database';
import { readSharedEntries } from './shared-entries';

export class EmbeddedStaffPreparations implements StaffPreparations {
  constructor(
    private readonly db: OpenDatabase,
    private readonly clock: Clock,
  ) {}

  /** The holder of a reservation in another system is known from the guest's visits. */
  async findHolder(reservationId: string): Promise<string | undefined> {
    const own = await this.db
      .selectFrom('reservation_contacts')
      .select('contact_id')
      .where('reservation_id', '=', reservationId)
      .where('state', '=', 'confirmed')
      .orderBy('linked_at')
      .executeTakeFirst();
    const knownContact =
      own ??
      (await this.db
        .selectFrom('known_trips')
        .select('contact_id')
        .where('reservation_id', '=', reservationId)
        .executeTakeFirst());
    return knownContact?.contact_id;
  }

  read({ reservationId, member }: Parameters<StaffPreparations['read']>[0]) {
    const now = this.clock.now().getTime();
    return atomically(this.db, (transaction) =>
      readSharedEntries(transaction, { reservationId, audience: 'consultant', who: member.name, now }),
    );
  }
}
