import type { Request, Response } from 'express';
import type { BookCabin, BookCabinOutcome, Payment } from '../../core/engine/book-cabin';
import type { CabinHold, HeldSuite } from '../../core/engine/booking';
import type { DeclineLimits, TooManyDeclines } from '../../core/engine/decline-limits';
import { suitesOf } from '../../core/engine/held-suites';
import type { PayerDigests } from '../../core/engine/payments.port';
import type { TooManyUnpaid, UnpaidLimits } from '../../core/engine/unpaid-limits';
import type { PageResponse } from '../rendering/page-answer';
import type { AddressProof } from './address-proof';
import type { BookingVisitors } from './booking-visitors';
import { countedCard } from './test-cards';

interface LimitedPaymentsParts {
  readonly bookCabin: Pick<BookCabin, 'run'>;
  readonly declines: Pick<DeclineLimits, 'run'>;
  readonly unpaid: Pick<UnpaidLimits, 'run'>;
  readonly visitors: Pick<BookingVisitors, 'actorOf' | 'payerOf'>;
  readonly proof: Pick<AddressProof, 'require'>;
}

/**
 * Limits how often a card or a bank's code may be declined (reliability F3), and requires a proved address for an offer
 * (F4).
 */
export class LimitedPayments {
  constructor(private readonly parts: LimitedPaymentsParts) {}

  async pay(
    req: Request,
    res: Response,
    hold: CabinHold,
    payment: Payment,
  ): Promise<BookCabinOutcome | TooManyDeclines | TooManyUnpaid | PageResponse> {
    const { bookCabin, unpaid, visitors } = this.parts;
    const { holdId } = hold;
    const run = () => bookCabin.run({ holdId, payment });
    if (payment.choice !== 'offer') return this.limitDeclines(req, res, hold, run, triedCard(payment));
    const proofPage = await this.askForProof(req, res, hold);
    if (proofPage) return proofPage;
    return unpaid.run(
      {
        kind: 'offer',
        actor: visitors.actorOf(req, res),
        subjects: suitesOf<HeldSuite>(hold).map((_, suite) => (suite === 0 ? holdId : `${holdId}/${suite}`)),
        isTaken: (outcome: BookCabinOutcome) => outcome.kind === 'reserved',
      },
      run,
    );
  }

  payerOf(req: Request, res: Response, { guests }: CabinHold): PayerDigests {
    return this.parts.visitors.payerOf(req, res, guests?.[0]?.email);
  }

  limitDeclines<Outcome extends { readonly kind: string }>(
    req: Request,
    res: Response,
    hold: CabinHold,
    attempt: () => Promise<Outcome>,
    card?: string,
  ): Promise<Outcome | TooManyDeclines> {
    return this.parts.declines.run({ ...this.payerOf(req, res, hold), subject: hold.holdId, card }, attempt);
  }

  private async askForProof(req: Request, res: Response, hold: CabinHold): Promise<PageResponse | undefined> {
    const email = hold.guests?.[0]?.email;
    if (email === undefined || hold.reservationId !== undefined) return undefined;
    const { holdId } = hold;
    const fields = { hold: holdId, choice: 'offer' };
    const proofPage = await this.parts.proof.require(req, res, {
      purpose: 'offer',
      request: hold,
      holdId,
      email,
      fields,
    });
    return proofPage ?? undefined;
  }
}

const triedCard = (payment: Exclude<Payment, { choice: 'offer' }>): string | undefined =>
  payment.means.kind === 'test-card' ? countedCard(payment.means.card) : undefined;
