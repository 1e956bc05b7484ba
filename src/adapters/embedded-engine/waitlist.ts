import { sql } from 'kysely';
import type {
  AcceptOutcome,
  DeclineOutcome,
  JoinedEntry,
  OfferEnd,
  Waitlist,
  WaitlistEntry,
  WaitlistRequest,
} from '../../core/engine/waitlist.port';
import type { Clock } from '../../core/shared/clock.port';
import { todayIn } from '../../core/shared/plain-date';
import { CabinGone } from './booking/cabin-gone';
import { atomically } from '../sql/atomically';
import type { OpenDatabase } from '../sql/line-database';
import { QueryCache } from '../sql/query-cache';
import { acceptOffer, declineOffer } from './waitlist/answer-offer';
import { joinWaitlist } from './waitlist/join-waitlist';
import { readEntries } from './waitlist/entry-row';

const maxReads = 500;

export class EmbeddedWaitlist implements Waitlist {
  private readonly entries: QueryCache<readonly WaitlistEntry[]>;

  constructor(
    private readonly db: OpenDatabase,
    private readonly clock: Clock,
    private readonly timeZone: string,
  ) {
    this.entries = new QueryCache(db, maxReads);
  }

  async join(request: WaitlistRequest): Promise<JoinedEntry> {
    const at = this.clock.now();
    return atomically(this.db, (transaction) =>
      joinWaitlist(transaction, request, { at, today: todayIn(this.timeZone, at) }),
    );
  }

  async findEntries(reservationIds: readonly string[]): Promise<readonly WaitlistEntry[]> {
    if (reservationIds.length === 0) return [];
    const now = this.now();
    const ask = async () => {
      const answer = await readEntries(
        this.db,
        sql`place.reservation_id in (${sql.join([...reservationIds])}) and (place.state = 'waiting' or place_offers.offer_id is not null)`,
        now,
      );
      const ends = answer.flatMap(({ offer }) => (offer ? [offer.expiresAt.getTime()] : []));
      return { answer, until: Math.min(...ends) };
    };
    return this.entries.of({ key: reservationIds.join(' '), now, ask });
  }

  async accept(reservationId: string): Promise<AcceptOutcome> {
    const isAccepted = await falseWhenGone(() =>
      atomically(this.db, (transaction) => acceptOffer(transaction, reservationId, this.now())),
    );
    return { kind: isAccepted ? 'accepted' : 'no-offer' };
  }

  async decline(reservationId: string): Promise<DeclineOutcome> {
    const isDeclined = await falseWhenGone(() =>
      atomically(this.db, (transaction) => declineOffer(transaction, reservationId, this.now())),
    );
    return { kind: isDeclined ? 'declined' : 'no-offer' };
  }

  async findOfferEnd(reservationId: string): Promise<OfferEnd | undefined> {
    const last = await this.db
      .selectFrom('place_offers')
      .select(['outcome', 'expires_at'])
      .where('reservation_id', '=', reservationId)
      .orderBy('expires_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!last) return undefined;
    return last.outcome ?? (last.expires_at <= this.now() ? 'passed-on' : undefined);
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}

async function falseWhenGone(step: () => Promise<boolean>): Promise<boolean> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof CabinGone) return false;
    throw error;
  }
}
