import type { Locks } from '../shared/locks.port';
import type { BespokeDetails } from './bespoke-request';
import type { BespokeAskOutcome, BespokeChangeOutcome, BespokeOverlap, BespokeRequests } from './bespoke-requests.port';
import type { ExcursionBookings } from './excursion-bookings.port';
import { type BespokeMistakes, validateBespoke, type TypedBespoke } from './validate-bespoke';
import { partyLockKey } from './party-lock-key';
import type { BespokePlan, PlanBespoke, PlanBespokeOutcome } from './plan-bespoke';
import { overlap } from '../shared/overlap';

interface AskBespokeRequest {
  readonly contactId: string;
  readonly reservationId: string;
  readonly tourCode?: string | undefined;
  readonly typedBespoke: TypedBespoke;
  readonly requestKey: string;
  readonly changedRequest?: { readonly requestId: string; readonly revision: number };
}

export type AskBespokeOutcome =
  | Exclude<PlanBespokeOutcome, BespokePlan>
  | { readonly kind: 'mistakes'; readonly mistakes: BespokeMistakes }
  | BespokeAskOutcome
  | BespokeChangeOutcome;

export class AskBespoke {
  constructor(
    private readonly parts: {
      readonly plan: Pick<PlanBespoke, 'run'>;
      readonly requests: Pick<BespokeRequests, 'ask' | 'change'>;
      readonly excursionBookings: Pick<ExcursionBookings, 'findParties'>;
      readonly locks: Locks;
    },
  ) {}

  async run({
    contactId,
    reservationId,
    tourCode,
    typedBespoke,
    requestKey,
    changedRequest,
  }: AskBespokeRequest): Promise<AskBespokeOutcome> {
    const plan = await this.parts.plan.run({ contactId, reservationId, tourCode });
    if (plan.kind !== 'plan') return plan;
    const before = plan.requests.find(({ requestId }) => requestId === changedRequest?.requestId);
    if (changedRequest && !before) return { kind: 'not-found' };
    const validation = validateBespoke(typedBespoke, {
      choices: plan.choices,
      closes: plan.closes,
      tourCode: before ? before.tourCode : plan.experience?.tourCode,
    });
    if (validation.kind === 'mistakes') return validation;
    const { details } = validation;
    const { requests, locks } = this.parts;
    // Bookings in a remote excursion system take the same lock: the store of requests cannot see that system's seats.
    return locks.take(partyLockKey(reservationId), async () => {
      const other = await this.findBookedOverlap(details, reservationId);
      if (other) return { kind: 'overlaps', other };
      return changedRequest
        ? requests.change({
            reservationId,
            requestId: changedRequest.requestId,
            revision: changedRequest.revision,
            details,
          })
        : requests.ask({ requestKey, reservationId, contactId, details });
    });
  }

  private async findBookedOverlap(details: BespokeDetails, reservationId: string): Promise<BespokeOverlap | undefined> {
    const going = new Set(details.guests.map(({ participantId }) => participantId));
    const parties = await this.parts.excursionBookings.findParties([reservationId]);
    const party = parties.find(
      ({ departure, bookings }) =>
        overlap(departure, details) && bookings.some(({ participantId }) => going.has(participantId)),
    );
    return (
      party && {
        title: { kind: 'experience', tourCode: party.departure.tourCode },
        date: party.departure.date,
        from: party.departure.startsAt,
      }
    );
  }
}
