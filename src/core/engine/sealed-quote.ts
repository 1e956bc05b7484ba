import { money } from '../shared/money';
import { plainDate } from '../shared/plain-date';
import type { Secrets } from '../shared/secrets.port';
import type { BookingRequest, Quote, QuotePart } from './booking';
import { quoteLines, quoteParts } from './quote-lines';

export interface ShownQuote {
  readonly quote: Quote;
  readonly guestCount: number;
  readonly goodUntil: Date;
}

type QuotedSuite = Pick<BookingRequest, 'itineraryId' | 'category'>;

const purpose = 'quote';
const maxSealLength = 250;
const minuteMs = 60_000;
const stepMs = 30 * minuteMs;
const leastMs = 30 * minuteMs;

/**
 * Returns when a quote made now expires: the next half or full hour that is at least 30 minutes away. The coarse step
 * keeps a page identical for half an hour, so that cached copies stay correct.
 */
export const goodUntil = (now: Date): Date => new Date(Math.ceil((now.getTime() + leastMs) / stepMs) * stepMs);

/**
 * Quotes as signed text for a page's URL: party, lines, total, deposit, dates and expiry are readable, but cannot be
 * forged without the key. Sailing and suite are signed too but not repeated: they are separate parts of the URL.
 */
export class QuoteSeal {
  constructor(private readonly secrets: Pick<Secrets, 'digest'>) {}

  /** The same quote gives the same text, so that a page with it can be cached. */
  seal(suite: QuotedSuite, { quote, guestCount, goodUntil: until }: ShownQuote): string {
    const body = [
      (until.getTime() / minuteMs).toString(36),
      guestCount,
      quote.total.currency,
      ...quoteParts.map((part) => amountOf(quote, part)),
      quote.deposit.amount,
      quote.depositDueOn,
      quote.finalDueOn,
    ].join('.');
    return `${body}.${this.sign(suite, body)}`;
  }

  /** Returns a quote also after its expiry. */
  open(suite: QuotedSuite, sealedQuote: string): ShownQuote | undefined {
    const end = sealedQuote.lastIndexOf('.');
    if (sealedQuote.length > maxSealLength || end < 0) return undefined;
    const body = sealedQuote.slice(0, end);
    return this.isOurs(sealedQuote.slice(end + 1), this.sign(suite, body)) ? readBody(body) : undefined;
  }

  private sign({ itineraryId, category }: QuotedSuite, body: string): string {
    return this.secrets.digest(purpose, JSON.stringify([itineraryId, category, body]));
  }

  /** Compares digests, so that timing reveals nothing about the correct signature. */
  private isOurs(signature: string, right: string): boolean {
    return this.secrets.digest(purpose, signature) === this.secrets.digest(purpose, right);
  }
}

const amountOf = ({ lines }: Quote, wantedPart: QuotePart): number =>
  lines.find(({ part }) => part === wantedPart)?.amount.amount ?? 0;

/** The signature is valid, so every field is as `seal` wrote it. */
function readBody(body: string): ShownQuote {
  const [
    minutes = '',
    guests,
    currency = '',
    suiteFare,
    portCharges,
    taxes,
    fees,
    deposit,
    depositDueOn = '',
    finalDueOn = '',
  ] = body.split('.');
  const guestCount = Number(guests);
  const amounts = {
    'suite-fare': Number(suiteFare),
    'port-charges': Number(portCharges),
    taxes: Number(taxes),
    fees: Number(fees),
  };
  return {
    guestCount,
    goodUntil: new Date(parseInt(minutes, 36) * minuteMs),
    quote: {
      lines: quoteLines({ amounts, guestCount, currency }),
      total: money(
        quoteParts.reduce((sum, part) => sum + amounts[part], 0),
        currency,
      ),
      deposit: money(Number(deposit), currency),
      depositDueOn: plainDate(depositDueOn),
      finalDueOn: plainDate(finalDueOn),
    },
  };
}
