import type { BespokeRequest, BespokeWish } from './bespoke-request';
import type { BespokeAskOutcome, BespokeChangeOutcome, BespokeRequests } from './bespoke-requests.port';
import type { ExcursionDesk } from './excursion-desk.port';
import { type BespokeMistakes, judgeBespoke, type TypedBespoke } from './judge-bespoke';
import type { BespokePlan, PlanBespoke, PlanBespokeOutcome } from './plan-bespoke';

export interface AskBespokeRequest {
  readonly contactId: string;
  readonly reservationId: string;
  readonly tourCode?: string | undefined;
  readonly typed: TypedBespoke;
  /** The same for every try of one wish. */
  readonly requestKey: string;
  /** The request that is changed; absent for a new one. */
  readonly changed?: { readonly requestId: string; readonly revision: number };
}

/** Something that one of these guests has at that time already. Hours are port-local. */
export interface BespokeOverlap {
  readonly title: { readonly kind: 'experience'; readonly tourCode: string } | { readonly kind: 'bespoke' };
  readonly date: string;
  readonly from: string;
}

export type AskBespokeOutcome =
  | Exclude<PlanBespokeOutcome, BespokePlan>
  | { readonly kind: 'mistakes'; readonly mistakes: BespokeMistakes }
  | { readonly kind: 'overlaps'; readonly other: BespokeOverlap }
  | BespokeAskOutcome
  | BespokeChangeOutcome;

/** Brings a guest's wish before the line, or changes one that it has not answered yet (ROU-06, ROU-08). */
export class AskBespoke {
  constructor(private readonly parts: {
    readonly plan: Pick<PlanBespoke, 'run'>;
    readonly requests: Pick<BespokeRequests, 'ask' | 'change'>;
    readonly desk: Pick<ExcursionDesk, 'findParties'>;
  }) {}

  async run({ contactId, reservationId, tourCode, typed, requestKey, changed }: AskBespokeRequest): Promise<AskBespokeOutcome> {
    const plan = await this.parts.plan.run({ contactId, reservationId, tourCode });
    if (plan.kind !== 'plan') return plan;
    const before = plan.requests.find(({ requestId }) => requestId === changed?.requestId);
    if (changed && !before) return { kind: 'not-found' };
    const judged = judgeBespoke(typed, { choices: plan.choices, closes: plan.closes, tourCode: before ? before.tourCode : plan.experience?.tourCode });
    if (judged.kind === 'mistakes') return judged;
    const { wish } = judged;
    const other = await this.findOverlap(wish, { reservationId, others: plan.requests.filter(({ requestId, state }) => state !== 'declined' && requestId !== changed?.requestId) });
    if (other) return { kind: 'overlaps', other };
    const { requests } = this.parts;
    return changed
      ? requests.change({ reservationId, requestId: changed.requestId, revision: changed.revision, wish })
      : requests.ask({ requestKey, reservationId, contactId, wish });
  }

  /** A repeat of the very same wish is no overlap: whoever keeps them tells it apart. */
  private async findOverlap(wish: BespokeWish, { reservationId, others }: { readonly reservationId: string; readonly others: readonly BespokeRequest[] }): Promise<BespokeOverlap | undefined> {
    const going = new Set(wish.guests.map(({ participantId }) => participantId));
    const isAtOnce = ({ begins, ends }: { readonly begins: Date; readonly ends: Date }) => begins < wish.ends && ends > wish.begins;
    const party = (await this.parts.desk.findParties([reservationId])).find(({ departure, bookings }) => isAtOnce(departure) && bookings.some(({ participantId }) => going.has(participantId)));
    if (party) return { title: { kind: 'experience', tourCode: party.departure.tourCode }, date: party.departure.date, from: party.departure.startsAt };
    const bespoke = others.find((other) => isAtOnce(other) && !isSameTime(other, wish) && other.guests.some(({ participantId }) => going.has(participantId)));
    return bespoke && { title: { kind: 'bespoke' }, date: bespoke.date, from: bespoke.from };
  }
}

const isSameTime = (one: BespokeWish, other: BespokeWish) => one.begins.getTime() === other.begins.getTime() && one.ends.getTime() === other.ends.getTime();
