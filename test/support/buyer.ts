import { attributesIn, textsIn, valueOf } from './parse-html';
import { addDays, plainDate } from '../../src/core/shared/plain-date';
import { paths } from '../../src/web/paths';
import { askPatiently } from './fetch-patiently';
import { hiddenFields } from './form-browser';
import { asksForProof, proveAddress } from './prove-address';
import { readCode } from './outbox';
import { cardFields, guestFields } from './suite-forms';

/** What became of one attempt to buy a suite. */
export type Purchase =
  | {
      readonly kind: 'reserved';
      readonly reservationId: string;
      readonly cabin: string;
      readonly email: string;
      readonly confirmation: string;
    }
  | { readonly kind: 'sent-back'; readonly errorcode: string }
  | { readonly kind: 'failed'; readonly step: string; readonly status: number };

type PaymentChoice = 'full' | 'deposit' | 'offer';

export interface SuiteOrder {
  readonly itineraryId: string;
  readonly category: string;
  readonly email: string;
  /** Where the buyer seems to call from; believed only when the server trusts a proxy. */
  readonly address?: string;
  /** A guest's session, for one who is signed in. */
  readonly session?: { readonly name: string; readonly value: string };
}

/** One buyer by HTTP alone: enters the engine as the site sends them there, writes two guests, and pays as asked: all of it where there is no such choice. */
export async function buySuite(url: string, order: SuiteOrder, payment: PaymentChoice = 'full'): Promise<Purchase> {
  const buyer = new Buyer(url, order);
  const entered = await buyer.enter();
  if (entered.kind !== 'held') return entered;
  return buyer.complete(entered.holdId, payment);
}

/** Takes a cabin and goes no further. */
export async function holdSuite(
  url: string,
  order: SuiteOrder,
): Promise<Purchase | { readonly kind: 'held'; readonly holdId: string }> {
  return new Buyer(url, order).enter();
}

/** Takes a cabin and writes two guests: as far as the Payment page. */
export async function comeToPayment(
  url: string,
  order: SuiteOrder,
): Promise<Purchase | { readonly kind: 'held'; readonly holdId: string }> {
  const buyer = new Buyer(url, order);
  const entered = await buyer.enter();
  return entered.kind === 'held' ? ((await buyer.writeGuests(entered.holdId)) ?? entered) : entered;
}

/** The number of the reservation that a confirmation is about. */
export const reservationIdIn = (html: string): string | undefined =>
  textsIn(html, 'strong').find((text) => /^ON\d+$/.test(text));

class Buyer {
  private readonly cookies = new Map<string, string>();

  constructor(
    private readonly url: string,
    private readonly order: SuiteOrder,
  ) {
    if (order.session) this.cookies.set(order.session.name, order.session.value);
  }

  async enter(): Promise<Purchase | { readonly kind: 'held'; readonly holdId: string }> {
    const { itineraryId, category } = this.order;
    const query = new URLSearchParams({
      siid: 'landfall',
      voyageId: itineraryId,
      categorycode: category,
      farecode: 'BESTPRICE',
      p1: '2',
      p2: '30,30',
    });
    // No buyer goes away because a node was late.
    const entered = await askPatiently(() => this.send(`/engine/details?${query.toString()}`));
    const answer = entered.status === 429 ? await this.proveToHold(entered) : entered;
    const target = new URL(answer.headers.get('location') ?? '/', this.url);
    const holdId = target.searchParams.get('hold');
    if (answer.status === 303 && holdId) return { kind: 'held', holdId };
    const errorcode = target.searchParams.get('errorcode');
    if (answer.status === 303 && errorcode) return { kind: 'sent-back', errorcode };
    return { kind: 'failed', step: 'entering the engine', status: answer.status };
  }

  /** Where others hold as much as they may without proof, an address is proved first. */
  private async proveToHold(refused: Response): Promise<Response> {
    const html = await refused.text();
    if (!asksForProof(html)) return refused;
    const { email } = this.order;
    const { task = '' } = hiddenFields(html);
    const asked = await this.send(paths.engine.address, { task, step: 'send', email });
    const proved = await proveAddress(
      { html: await asked.text(), answer: asked, code: () => readCode(this.url, email) },
      (path, form) => this.send(path, form),
    );
    const location = proved.headers.get('location');
    return location === null ? proved : this.send(location);
  }

  async writeGuests(hold: string): Promise<Purchase | undefined> {
    const { status } = await this.send('/engine/details', { hold, ...guestFields(this.order.email) });
    return status === 303 ? undefined : { kind: 'failed', step: 'the guests', status };
  }

  async complete(hold: string, payment: PaymentChoice): Promise<Purchase> {
    const failed = await this.writeGuests(hold);
    if (failed) return failed;
    const page = await (await this.send(`/engine/payment?hold=${hold}`)).text();
    const choice = attributesIn(page, 'input[type="radio"][name="choice"]', 'value').includes(payment)
      ? payment
      : 'full';
    const key = valueOf(page, 'key');
    const sent = await this.send('/engine/payment', {
      hold,
      choice,
      ...(key ? { key } : {}),
      ...cardFields(),
    });
    const { email } = this.order;
    const paid = await proveAddress(
      {
        html: sent.status === 200 ? await sent.text() : '',
        answer: sent,
        code: () => readCode(this.url, email),
      },
      (path, form) => this.send(path, form),
    );
    const target = paid.headers.get('location') ?? '';
    if (paid.status !== 303) return { kind: 'failed', step: 'the payment', status: paid.status };
    const errorcode = new URL(target, this.url).searchParams.get('errorcode');
    if (errorcode) return { kind: 'sent-back', errorcode };
    return this.readConfirmation(target);
  }

  private async readConfirmation(path: string): Promise<Purchase> {
    const answer = await this.send(path);
    const page = await answer.text();
    const reservationId = reservationIdIn(page);
    const cabin = /\bcabin (\d{3,4})\b/i.exec(page)?.[1];
    if (answer.status !== 200 || !reservationId || !cabin)
      return { kind: 'failed', step: 'the confirmation', status: answer.status };
    return { kind: 'reserved', reservationId, cabin, email: this.order.email, confirmation: path };
  }

  private async send(path: string, form?: Readonly<Record<string, string>>): Promise<Response> {
    const answer = await fetch(`${this.url}${path}`, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: {
        'Sec-Fetch-Site': 'same-origin',
        ...(this.cookies.size > 0
          ? { Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
          : {}),
        ...(this.order.address ? { 'X-Forwarded-For': this.order.address } : {}),
      },
      ...(form ? { body: new URLSearchParams(form) } : {}),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, value);
    }
    return answer;
  }
}

/** Free cabins of one category, as the site tells everybody. */
export async function countFree(
  url: string,
  { itineraryId, category }: Pick<SuiteOrder, 'itineraryId' | 'category'>,
): Promise<number> {
  const answer = await fetch(`${url}/api/voyage-data?voyageId=${itineraryId}`);
  const { availability } = (await answer.json()) as { availability: { category: string; available?: number }[] };
  return availability.find((row) => row.category === category)?.available ?? 0;
}

/** A sailing and a category with at least so many free cabins; the Funnel Suite is by appointment only. */
export async function findCategory(
  url: string,
  atLeast: number,
  /** A sailing may leave on the day of the test, and close while the test moves the clock. */
  startDate = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10),
): Promise<Pick<SuiteOrder, 'itineraryId' | 'category'>> {
  const query = `?startDate=${startDate}&endDate=${addDays(plainDate(startDate), 365)}`;
  const sailings = (await (await fetch(`${url}/api/voyages${query}`)).json()) as { itineraryId: string }[];
  for (const { itineraryId } of sailings) {
    const answer = await fetch(`${url}/api/voyage-data?voyageId=${itineraryId}`);
    const { availability } = (await answer.json()) as {
      availability: { category: string; available?: number; price?: number }[];
    };
    const found = availability.find(
      ({ category, available = 0, price }) => category !== 'FS' && price !== undefined && available >= atLeast,
    );
    if (found) return { itineraryId, category: found.category };
  }
  throw new Error(`No coming sailing has ${atLeast} free cabins of one category`);
}
