import type { Clock } from '../shared/clock.port';
import type { SecureRandom } from '../shared/secure-random.port';
import { acceptInTime } from './accept-in-time';
import { givenUpAfterMs, pauseAfter } from './delivery-rules';
import type { LeadInbox } from './lead-inbox.port';
import type { LeadOutbox, WaitingLead } from './lead-outbox.port';

export interface DeliveryReport {
  readonly delivered: number;
  readonly handedIn: number;
  readonly postponed: number;
  readonly dead: readonly DeadDelivery[];
}

interface DeadDelivery {
  readonly submissionId: string;
  readonly formId: string;
  readonly attempts: number;
  readonly why: 'refused' | 'given-up';
}

interface DeliverLeadsParts {
  readonly outbox: LeadOutbox;
  readonly inbox: LeadInbox;
  readonly clock: Clock;
  readonly random: SecureRandom;
}

/** Number of leads in one claim, and of concurrent deliveries, which the CRM must be able to handle. */
const atOnce = 10;
const perClaim = 40;
/** A claim lasts longer than its deliveries do when each uses the CRM's whole deadline. */
const claimSeconds = 40;
/** After so many failures in one claim the CRM is taken to be down, and the other leads are not tried. */
const failuresPerClaim = 10;

/**
 * Delivers waiting leads to the CRM (reliability D1, D2). The claim of a crashed node expires; a CRM that lost its
 * response gets the lead again under the same submission id, and stores one.
 */
export class DeliverLeads {
  /**
   * The first success after a failure wakes all waiting leads, which would otherwise wait for their own next attempt.
   */
  private hasFailed = false;
  private isStopped = false;

  constructor(private readonly parts: DeliverLeadsParts) {}

  async run(): Promise<DeliveryReport> {
    const round = new Round();
    while (!this.isStopped) {
      const claimedLeads = await this.parts.outbox.claimDue({ max: perClaim, forSeconds: claimSeconds });
      await this.carry(claimedLeads, round);
      if (claimedLeads.length < perClaim || round.failures > 0) break;
    }
    return round;
  }

  /** Starts no further delivery; running ones finish, and the others are released. */
  stop(): void {
    this.isStopped = true;
  }

  private async carry(claimedLeads: readonly WaitingLead[], round: Round): Promise<void> {
    const queue = [...claimedLeads];
    const work = async () => {
      for (let waiting = queue.shift(); waiting; waiting = queue.shift()) await this.carryOne(waiting, round);
    };
    const ends = await Promise.allSettled(Array.from({ length: Math.min(atOnce, queue.length) }, work));
    // All deliveries have ended before an error of the outbox is thrown, so that this round does not overlap with the
    // next one.
    const rejection = ends.find((end) => end.status === 'rejected');
    if (rejection) throw rejection.reason;
  }

  private async carryOne(waiting: WaitingLead, round: Round): Promise<void> {
    const { outbox, inbox } = this.parts;
    const { submissionId } = waiting.lead;
    if (this.isStopped) return outbox.release(submissionId);
    if (round.failures >= failuresPerClaim) return this.postpone(waiting, round);
    const answer = await acceptInTime(inbox, waiting.lead).catch(() => undefined);
    if (answer?.kind === 'accepted' || answer?.kind === 'handed-in') return this.settle(waiting, round, answer.kind);
    if (answer?.kind === 'refused') return this.markDead(waiting, { round, why: 'refused', reason: answer.reason });
    round.failures += 1;
    this.hasFailed = true;
    const age = this.parts.clock.now().getTime() - waiting.waitingSince.getTime();
    if (age >= givenUpAfterMs)
      return this.markDead(waiting, { round, why: 'given-up', reason: 'The CRM did not take it within 72 hours' });
    return this.postpone(waiting, round);
  }

  private async settle({ lead, attempts }: WaitingLead, round: Round, kind: 'accepted' | 'handed-in'): Promise<void> {
    await this.parts.outbox.markDelivered(lead.submissionId);
    if (kind === 'accepted') round.delivered += 1;
    else round.handedIn += 1;
    // Another node may have seen the CRM fail, which earlier attempts of this lead show.
    if (!this.hasFailed && attempts === 0) return;
    this.hasFailed = false;
    if (!round.hasWoken) {
      round.hasWoken = true;
      await this.parts.outbox.wakeAll();
    }
  }

  /** Full jitter, so that many nodes and leads do not retry at the same moment. */
  private async postpone({ lead, attempts }: WaitingLead, round: Round): Promise<void> {
    const { outbox, clock, random } = this.parts;
    const pause = random.integerBelow(pauseAfter(attempts + 1)) + 1;
    await outbox.postpone({ submissionId: lead.submissionId, dueAt: new Date(clock.now().getTime() + pause) });
    round.postponed += 1;
  }

  private async markDead(
    { lead, attempts }: WaitingLead,
    { round, why, reason }: { readonly round: Round; readonly why: DeadDelivery['why']; readonly reason: string },
  ): Promise<void> {
    const { submissionId, formId } = lead;
    await this.parts.outbox.markDead({ submissionId, reason });
    round.dead.push({ submissionId, formId, attempts: attempts + 1, why });
  }
}

class Round implements DeliveryReport {
  delivered = 0;
  handedIn = 0;
  postponed = 0;
  failures = 0;
  hasWoken = false;
  readonly dead: DeadDelivery[] = [];
}
