import { setTimeout as sleep } from 'node:timers/promises';
import type { SuiteOrder } from '../support/buyer';
import { addressOf } from './trial';
import { untilAnswered } from './two-node-site';
import { hiddenFields } from '../support/form-browser';
import { attributesIn } from '../support/parse-html';
import { proveAddress } from '../support/prove-address';
import { readCode } from '../support/outbox';
import { cardFields, guestFields } from '../support/suite-forms';

/** How a buyer goes about it. */
export type Manner =
  | 'double-click'
  | 'declined-first'
  | 'second-step'
  | 'lost-answer'
  | 'offer'
  | 'leaves'
  | 'gives-back';

/** How a buyer ended: the last answer, or that they gave up. */
export type BuyerOutcome =
  | { readonly kind: 'reserved' | 'waiting'; readonly reservationId: string }
  | { readonly kind: 'left' }
  | { readonly kind: 'failed'; readonly why: string };

export interface Tale {
  readonly order: SuiteOrder;
  readonly outcome: BuyerOutcome;
  /** Answers that never came, and were asked for again at the other node. */
  readonly lostAnswers: number;
  /** When the waitlist was asked for first, and when it answered; milliseconds. */
  readonly waited?: { readonly from: number; readonly to: number };
}

interface Answer {
  readonly status: number;
  readonly location: string;
  readonly text: string;
}

const cards: Readonly<Record<Exclude<Manner, 'offer' | 'leaves' | 'gives-back'>, readonly string[]>> = {
  'double-click': ['4242424242424242'],
  'declined-first': ['4000000000000002', '4242424242424242'],
  'second-step': ['4000002500003155'],
  'lost-answer': ['4000000000000341', '4000000000000341'],
};
/** A node that was killed lets go of its sockets at once: this is for nodes that merely have much to do. */
const answerLimitMs = 60_000;
const maxAttempts = 20;
const comeAgain = new Set([408, 502, 503]);

/** A buyer by HTTP alone who asks the other node again when an answer does not come, presses twice, and waits in line when nothing is left. */
export class StubbornBuyer {
  private readonly cookies = new Map<string, string>();
  private lostAnswers = 0;
  private waited: Tale['waited'];

  constructor(
    private readonly parts: {
      readonly nodeUrl: (index: number) => string;
      readonly index: number;
      readonly order: SuiteOrder;
      readonly manner: Manner;
      /** Called before money moves. */
      readonly onPayment: () => void;
    },
  ) {}

  async buy(): Promise<Tale> {
    const outcome = await this.tryToBuy().catch((error: unknown): BuyerOutcome => ({
      kind: 'failed',
      why: String(error),
    }));
    return {
      order: this.parts.order,
      outcome,
      lostAnswers: this.lostAnswers,
      ...(this.waited ? { waited: this.waited } : {}),
    };
  }

  private async tryToBuy(): Promise<BuyerOutcome> {
    let why = '';
    for (let round = 0; round < maxAttempts; round += 1) {
      const entered = await this.ask(`/engine/details?${this.query}`);
      const hold = parameterOf(entered, 'hold');
      if (hold) return this.complete(hold);
      // Others hold as much of the sailing as they may, until they have paid.
      if (entered.status === 429) {
        why = 'others hold as much of the sailing as they may';
        await sleep(1_000);
        continue;
      }
      if (parameterOf(entered, 'errorcode') !== 'RES-SoldOut') return failed('entering', entered);
      const outcome = await this.waitInLine();
      if (outcome !== 'cabin-free') return outcome;
      why = 'was sent to and fro between a suite and its waitlist';
    }
    return { kind: 'failed', why };
  }

  private async complete(hold: string): Promise<BuyerOutcome> {
    const { manner, onPayment, order } = this.parts;
    if (manner === 'leaves') return { kind: 'left' };
    if (manner === 'gives-back')
      return (await this.ask('/engine/release', { hold })).status === 303
        ? { kind: 'left' }
        : { kind: 'failed', why: 'giving back' };
    const details = await this.ask('/engine/details', { hold, ...guestFields(order.email) });
    if (details.status !== 303) return failed('the guests', details);
    const { text } = await this.ask(`/engine/payment?hold=${hold}`);
    onPayment();
    // Close to the sailing everything is due at once, and nothing is held as an offer.
    const choices = attributesIn(text, '[name="choice"]', 'value');
    const canOffer = choices.includes('offer');
    if (manner === 'offer' && canOffer) {
      const asked = await this.ask('/engine/payment', { hold, choice: 'offer' });
      return this.finish(await this.prove(asked));
    }
    const choice = choices.find((one) => one === 'deposit' || one === 'full') ?? 'full';
    let answer: Answer | undefined;
    for (const number of cards[manner === 'offer' ? 'double-click' : manner])
      answer = await this.pressTwice({ hold, choice, ...cardFields(number) });
    if (answer && new URL(answer.location || '/', 'http://site').pathname.endsWith('/bank'))
      answer = await this.pressTwice({ hold, 'bank-code': '123456' }, answer.location.split('?', 1)[0]);
    return answer ? this.finish(answer) : { kind: 'failed', why: 'no card' };
  }

  /** Both clicks at once, one at each node; the guest sees the answer of either. */
  private async pressTwice(form: Readonly<Record<string, string>>, path = '/engine/payment'): Promise<Answer> {
    const answers = await Promise.all([this.ask(path, form), this.ask(path, form, 1)]);
    return answers.find(({ location }) => location.includes('receipt=')) ?? answers[0];
  }

  private async finish(answer: Answer): Promise<BuyerOutcome> {
    if (!answer.location.includes('receipt=')) return failed('the payment', answer);
    const { text } = await this.ask(answer.location);
    const reservationId = /\bON7\d{7}\b/.exec(text)?.[0];
    return reservationId
      ? { kind: 'reserved', reservationId }
      : { kind: 'failed', why: 'the confirmation shows no number' };
  }

  /** Types the code that proves the address, where it is asked for. */
  private async prove(answer: Answer): Promise<Answer> {
    const { nodeUrl, index, order } = this.parts;
    // The node that was asked may have been killed meanwhile; both read the same outbox.
    const code = () =>
      untilAnswered((attempt) => readCode(nodeUrl(index + attempt), order.email).catch(() => undefined));
    return proveAddress({ html: answer.text, answer, code }, (path, form) => this.ask(path, form));
  }

  private async waitInLine(): Promise<BuyerOutcome | 'cabin-free'> {
    const form = await this.ask(`/engine/waitlist?${this.query}`);
    const hidden = hiddenFields(form.text);
    if (form.status === 303) return 'cabin-free';
    if (form.status !== 200 || Object.keys(hidden).length === 0) return failed('the waitlist', form);
    const from = performance.now();
    const joined = await this.prove(
      await this.ask('/engine/waitlist', { ...hidden, ...guestFields(this.parts.order.email) }),
    );
    const to = performance.now();
    if (!joined.location.includes('receipt='))
      return joined.status === 303 ? 'cabin-free' : failed('joining the waitlist', joined);
    const outcome = await this.finish(joined);
    if (outcome.kind !== 'reserved') return outcome;
    this.waited = { from, to };
    return { kind: 'waiting', reservationId: outcome.reservationId };
  }

  /** Asks one node, and the other when no answer comes: what may be sent twice is the engine's promise. */
  private async ask(path: string, form?: Readonly<Record<string, string>>, other = 0): Promise<Answer> {
    return untilAnswered(async (attempt) => {
      const answer = await withinLimit(this.send(this.parts.nodeUrl(this.parts.index + other + attempt), path, form));
      if (answer === undefined || comeAgain.has(answer.status)) {
        this.lostAnswers += 1;
        return undefined;
      }
      return answer;
    });
  }

  private async send(url: string, path: string, form: Readonly<Record<string, string>> | undefined): Promise<Answer> {
    const answer = await fetch(`${url}${path}`, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: {
        'Sec-Fetch-Site': 'same-origin',
        'X-Forwarded-For': addressOf(this.parts.index + 1),
        Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(form ? { body: new URLSearchParams(form) } : {}),
    });
    const text = await answer.text();
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, value);
    }
    return { status: answer.status, location: answer.headers.get('location') ?? '', text };
  }

  private get query(): string {
    const { itineraryId, category } = this.parts.order;
    return new URLSearchParams({
      siid: 'landfall',
      voyageId: itineraryId,
      categorycode: category,
      farecode: 'BESTPRICE',
      p1: '2',
      p2: '30,30',
    }).toString();
  }
}

/** An aborted fetch alone may wait for ever on the socket of a node that was killed, so the limit is a race. */
async function withinLimit(answer: Promise<Answer>): Promise<Answer | undefined> {
  const done = new AbortController();
  try {
    return await Promise.race([answer, sleep(answerLimitMs, undefined, { signal: done.signal })]);
  } catch {
    return undefined;
  } finally {
    done.abort();
  }
}

const failed = (step: string, { status, location }: Answer): BuyerOutcome => ({
  kind: 'failed',
  why: `${step} answered ${status} ${location.slice(0, 120)}`.trim(),
});

const parameterOf = ({ location }: Answer, name: string) =>
  new URL(location || '/', 'http://site').searchParams.get(name);
