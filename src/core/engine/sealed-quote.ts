import { money } from '../shared/money';
import { plainDate } from '../shared/plain-date';
import type { Secrets } from '../shared/secrets.port';
import type { BookingRequest, Quote, QuotePart } from './booking';
import { quoteLines, quoteParts } from './quote-lines';

/** What a visitor was shown: the quote, for how many, and until when the line stands by its dates and its deposit. */
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
 * Until when a quote that is made now is good: the next half or full hour that is at least 30 minutes away. The coarse
 * step keeps a page the same for half an hour, and its copy in everybody's cache right.
 */
export function goodUntil(now: Date): Date {
  return new Date(Math.ceil((now.getTime() + leastMs) / stepMs) * stepMs);
}

/**
 * Quotes as a text that goes through the address of a page and comes back as it was: party, lines, total, deposit,
 * dates and expiry can be read, and nobody without the key can write them. The sailing and the suite are signed as
 * well but not repeated: they stand beside it in the address.
 */
export class QuoteSeal {
  constructor(private readonly secrets: Pick<Secrets, 'digest'>) {}

  /** The same quote gives the same text, so that a page that carries it can be cached. Letters, digits, `.`, `-`, `_`. */
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

  /** Nothing for a text that we did not write, or wrote for another suite or sailing. Also a quote that has run out. */
  open(suite: QuotedSuite, sealed: string): ShownQuote | undefined {
    const end = sealed.lastIndexOf('.');
    if (sealed.length > maxSealLength || end < 0) return undefined;
    const body = sealed.slice(0, end);
    return this.isOurs(sealed.slice(end + 1), this.sign(suite, body)) ? readBody(body) : undefined;
  }

  private sign({ itineraryId, category }: QuotedSuite, body: string): string {
    return this.secrets.digest(purpose, JSON.stringify([itineraryId, category, body]));
  }

  /** Compared as digests: how long it takes then tells nothing about the right signature. */
  private isOurs(given: string, right: string): boolean {
    return this.secrets.digest(purpose, given) === this.secrets.digest(purpose, right);
  }
}

const amountOf = ({ lines }: Quote, wanted: QuotePart): number =>
  lines.find(({ part }) => part === wanted)?.amount.amount ?? 0;

/** The signature was right, so every field is as `seal` wrote it. */
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
