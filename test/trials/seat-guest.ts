import type { ApiClient } from '../support/sign-in';
import { addressOf } from './trial';
import { untilAnswered } from './two-node-site';

export interface OfferedDeparture {
  readonly id: string;
  readonly bookableTourId: string;
  readonly departuresObject: readonly {
    readonly ageGroups: readonly {
      readonly ageGroup: string;
      readonly id: string;
      readonly articlePriceObject: { readonly price: number };
    }[];
  }[];
}

/** One booking request, and its answer. */
export interface SeatTale {
  readonly guest: number;
  readonly reservationId: string;
  readonly departureId: string;
  readonly size: number;
  readonly outcome: 'CONFIRMED' | 'WAITLIST' | 'PENDING' | 'failed';
  readonly why?: string;
  readonly bookingIds: readonly string[];
  /** Two of the answers to one request say different things. */
  readonly isContradicted: boolean;
  /** When it was sent first, and when it was answered first. */
  readonly from: number;
  readonly to: number;
  readonly askedAgain: number;
  /** Given back later. */
  isRemoved: boolean;
}

const presses = 3;
/** Under way, or a system that does not answer: asked again. */
const notYet = [409, 429, 502, 503];

interface Answer {
  readonly status: number;
  readonly body: {
    readonly status?: string;
    readonly code?: string;
    readonly results?: readonly { readonly bookingId: string }[];
  };
}

/** A guest who sends everything three times, at both nodes, and asks again until there is an answer. */
export class SeatGuest {
  private askedAgain = 0;

  constructor(
    private readonly parts: {
      readonly index: number;
      readonly client: ApiClient;
      readonly reservationId: string;
      readonly nodes: (index: number) => string;
      readonly onAnswer: () => void;
    },
  ) {}

  async request(departure: OfferedDeparture, size: number): Promise<SeatTale> {
    const { index, reservationId } = this.parts;
    const key = `seat-guest-${index}-${departure.id}`;
    const body = Array.from({ length: size }, (_, position) => lineOf(departure, `${reservationId}-${position + 1}`));
    const from = Date.now();
    let to = Infinity;
    this.askedAgain = 0;
    const answers = await this.thrice(async (press) => {
      const answer = await this.send('POST', body, { press, key });
      if (answer.status === 200) to = Math.min(to, Date.now());
      return answer;
    });
    this.parts.onAnswer();
    const booked = answers.filter(({ status }) => status === 200);
    const [first = answers[0]] = booked;
    const ids = (answer: Answer | undefined) => (answer?.body.results ?? []).map(({ bookingId }) => bookingId);
    const failed = answers.find(({ status }) => status !== 200 && status !== 202);
    const outcome = failed
      ? 'failed'
      : first?.status === 200
        ? (first.body.status as 'CONFIRMED' | 'WAITLIST')
        : 'PENDING';
    return {
      guest: index,
      reservationId,
      departureId: departure.id,
      size,
      outcome,
      bookingIds: ids(first),
      from,
      to,
      askedAgain: this.askedAgain,
      isRemoved: false,
      isContradicted: booked.some((answer) => ids(answer).join() !== ids(first).join()),
      ...(failed ? { why: `${failed.status} ${JSON.stringify(failed.body).slice(0, 160)}` } : {}),
    };
  }

  async release(tale: SeatTale): Promise<void> {
    const answers = await this.thrice((press) => this.send('DELETE', tale.bookingIds, { press }));
    const refused = answers.find(({ status }) => status !== 200);
    if (refused) throw new Error(`Giving back answered ${refused.status} ${JSON.stringify(refused.body)}`);
    tale.isRemoved = true;
  }

  private thrice<T>(work: (press: number) => Promise<T>): Promise<T[]> {
    return Promise.all(Array.from({ length: presses }, (_, press) => work(press)));
  }

  private send(
    method: string,
    body: object,
    { press, key }: { readonly press: number; readonly key?: string },
  ): Promise<Answer> {
    const { client, index, nodes } = this.parts;
    return untilAnswered(async (attempt) => {
      if (attempt > 0) this.askedAgain += 1;
      const answer = await fetch(`${nodes(index + press + attempt)}/api/shore-ex-book`, {
        method,
        body: JSON.stringify(body),
        headers: {
          'Content-Type': 'application/json',
          'Sec-Fetch-Site': 'same-origin',
          Cookie: client.cookie,
          'X-Forwarded-For': addressOf(1_000 + index),
          ...(key === undefined ? {} : { 'Idempotency-Key': key }),
        },
        signal: AbortSignal.timeout(15_000),
      });
      const answered = { status: answer.status, body: (await answer.json()) as Answer['body'] };
      const isFinal = !notYet.includes(answer.status) || (answer.status === 409 && answered.body.code !== 'IN_FLIGHT');
      if (!isFinal) throw new Error(`${answer.status} ${JSON.stringify(answered.body)}`);
      return answered;
    });
  }
}

export function lineOf(
  { id, bookableTourId, departuresObject: [departure] }: OfferedDeparture,
  participantId: string,
): object {
  const priced = departure?.ageGroups.find(({ ageGroup }) => ageGroup === 'ADULT');
  const price = priced?.articlePriceObject.price ?? 0;
  return {
    ageGroup: 'ADULT',
    ageGroupPricingId: priced?.id,
    participantId,
    bookableTourDepartureId: id,
    bookableTourId,
    bookingStatus: 'PREBOOKED_NOT_POSTED',
    quantity: 1,
    salesChannelId: 'WEB',
    grossAmount: price,
    netAmount: price,
    longComments: '',
  };
}
