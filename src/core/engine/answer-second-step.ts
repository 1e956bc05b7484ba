import type { Clock } from '../shared/clock.port';
import type { Money } from '../shared/money';
import type { BookCabinOutcome } from './book-cabin';
import type { CabinDesk } from './cabin-desk.port';
import type { CardPayments, ChargeOutcome } from './card-payments.port';
import { chargeReference, finishPaid, keepCabin } from './payment-steps';

/**
 * The code from the guest's bank. Which challenge it answers is looked up by the hold, never taken from the browser.
 * A wrong code declines the card; another one may be tried.
 */
export class AnswerSecondStep {
  constructor(
    private readonly desk: CabinDesk,
    private readonly cards: CardPayments,
    private readonly clock: Clock,
  ) {}

  async run({ holdId, code }: { readonly holdId: string; readonly code: string }): Promise<BookCabinOutcome> {
    const start = await keepCabin(this.desk, this.clock, holdId);
    if (start.kind !== 'started') return start;
    const charge = await this.answer(holdId, code);
    if (charge.kind === 'unknown') return { kind: 'pending' };
    if (charge.kind !== 'paid') return { kind: charge.kind };
    return finishPaid({ desk: this.desk, cards: this.cards, holdId, charge });
  }

  /** What the bank was asked to approve for this hold; undefined when it waits for no code. */
  async askedAmount(holdId: string): Promise<Money | undefined> {
    const charge = await this.cards.findCharge(chargeReference(holdId));
    return charge?.kind === 'second-step' ? charge.amount : undefined;
  }

  private async answer(holdId: string, code: string): Promise<ChargeOutcome> {
    const reference = chargeReference(holdId);
    const charge = await this.cards.findCharge(reference);
    if (charge?.kind !== 'second-step') return charge ?? { kind: 'declined' };
    const answered = await this.cards.answerChallenge({ challengeId: charge.challengeId, code })
      .catch((): ChargeOutcome => ({ kind: 'unknown' }));
    if (answered.kind !== 'unknown') return answered;
    return (await this.cards.findCharge(reference).catch(() => undefined)) ?? answered;
  }
}
