import type { PageDecline } from '../../src/core/engine/decline-limits';
import type { HostedPaymentRecords } from '../../src/core/engine/hosted-payment-records.port';
import type { PaymentAlerts } from '../../src/core/engine/payment-alerts.port';
import type { PaymentNotice, PaymentNotices } from '../../src/core/engine/payment-notices.port';
import type { Card, ChargeOutcome, HostedPage, PaymentOrder, Payments } from '../../src/core/engine/payments.port';
import { money } from '../../src/core/shared/money';

interface OpenPayments {
  readonly payments: Payments;
  readonly otherNode: Payments;
  close(): Promise<void>;
}

/** Money is taken and refunded, whatever the method. */
export interface PaymentsUnderTest extends OpenPayments {
  /** Begins a payment and brings it to its end, as a guest who pays. */
  pay(order: SomeOrder, node?: Payments): Promise<ChargeOutcome | undefined>;
  /** Begins a payment that the card's bank refuses, and leaves. */
  decline(order: SomeOrder): Promise<ChargeOutcome | undefined>;
  /** What the provider took under the reference, less what went back, in minor units. */
  taken(reference: string): Promise<number>;
}

interface SomeOrder {
  readonly reference: string;
  readonly amount: PaymentOrder['amount'];
}

const usd = (amount: number) => money(amount, 'USD');
const description = 'Ondine Yachts: Greek Isles, Loft Suite';

/** A fresh reference for each case, with a provider that all cases share. */
function useProvider<Under extends OpenPayments>(open: () => Promise<Under>) {
  const provider = { count: 0, reference: '', opened: undefined as Under | undefined };
  const run = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
  beforeAll(async () => {
    provider.opened = await open();
  });
  beforeEach(() => {
    provider.count += 1;
    provider.reference = `charge-${run}-${provider.count}`;
  });
  afterAll(() => provider.opened?.close());
  return {
    get line(): Under {
      if (!provider.opened) throw new Error('The provider is not open.');
      return provider.opened;
    },
    get reference(): string {
      return provider.reference;
    },
  };
}

/** What every way of taking money must do. */
export function describePayments(name: string, open: () => Promise<PaymentsUnderTest>): void {
  describe(`Payments on ${name}`, () => {
    const provider = useProvider(open);
    const pay = (amount = 1_000, node?: Payments) =>
      provider.line.pay({ reference: provider.reference, amount: usd(amount) }, node);
    const refundAmount = (refundId: string, amount: number, node = provider.line.payments) =>
      node.refundAmount({
        refundId: `${provider.reference}-${refundId}`,
        reference: provider.reference,
        amount: usd(amount),
      });
    const paid = { kind: 'paid', amount: usd(1_000), cardLast4: '4242' };

    it('D6 takes money once under one reference, whatever amount comes after', async () => {
      expect(await pay()).toEqual(paid);
      expect(await pay(5_000)).toEqual(paid);
      expect(await provider.line.payments.findCharge(provider.reference)).toEqual(paid);
      expect(await provider.line.otherNode.findCharge(provider.reference)).toEqual(paid);
      expect(await provider.line.taken(provider.reference)).toBe(1_000);
    });

    it('D6 F2 takes money once of many payments at the same moment, on two nodes', async () => {
      const { line } = provider;
      const outcomes = await Promise.all(
        [0, 1, 2, 3, 4, 5].map((count) => pay(1_000, count % 2 ? line.payments : line.otherNode)),
      );
      expect(outcomes).toEqual(outcomes.map(() => paid));
      expect(await line.taken(provider.reference)).toBe(1_000);
    });

    it('ENG-07 lets another card be tried after a declined one', async () => {
      await provider.line.decline({ reference: provider.reference, amount: usd(1_000) });
      expect(await provider.line.taken(provider.reference)).toBe(0);
      expect(await pay()).toEqual(paid);
    });

    it('D7 knows nothing of a charge that never came', async () => {
      expect(await provider.line.payments.findCharge('never')).toBeUndefined();
      expect(await provider.line.payments.close('never')).toBeUndefined();
      await provider.line.payments.refund('never');
    });

    it('F2 says of a payment that was made that it was, when it is closed too late', async () => {
      await pay();
      expect(await provider.line.payments.close(provider.reference)).toEqual(paid);
      expect(await provider.line.taken(provider.reference)).toBe(1_000);
    });

    it('H56 gives a part back once under one number, on two nodes, and never more than was paid', async () => {
      const { line } = provider;
      await pay();
      const outcomes = await Promise.all(
        [line.payments, line.otherNode, line.payments].map((node) => refundAmount('a', 700, node)),
      );
      expect(outcomes).toEqual(['given-back', 'given-back', 'given-back']);
      expect(await refundAmount('b', 301)).toBe('refused');
      const both = await Promise.all([refundAmount('c', 300), refundAmount('d', 300, line.otherNode)]);
      expect([...both].sort()).toEqual(['given-back', 'refused']);
      expect(await line.payments.findCharge(provider.reference)).toEqual(paid);
      expect(await line.taken(provider.reference)).toBe(0);
      expect(await line.payments.refundAmount({ refundId: 'x', reference: 'never', amount: usd(1) })).toBe('refused');
    });

    it('D7 gives money back, and never takes it again under the same reference', async () => {
      await pay();
      await Promise.all([
        provider.line.payments.refund(provider.reference),
        provider.line.otherNode.refund(provider.reference),
      ]);
      await provider.line.payments.refund(provider.reference);
      expect(await provider.line.payments.findCharge(provider.reference)).toBeUndefined();
      expect(await pay()).toEqual({ kind: 'declined' });
      expect(await provider.line.taken(provider.reference)).toBe(0);
    });
  });
}

export interface TestCardsUnderTest extends OpenPayments {
  readonly paying: string;
  readonly declining: string;
  readonly secondStep: string;
  /** Takes the money and loses the answer. */
  readonly silent: string;
  readonly rightCode: string;
}

/** Test cards in the site's own form, for a demonstration. */
export function describeTestCards(name: string, open: () => Promise<TestCardsUnderTest>): void {
  describe(`Test cards on ${name}`, () => {
    const provider = useProvider(open);
    const charge = (number: string) =>
      provider.line.payments.begin({
        reference: provider.reference,
        amount: usd(1_000),
        means: { kind: 'test-card', card: aCard(number) },
        openForMs: 0,
      });

    it('F1 takes no card but its own, and leads to no other page', async () => {
      expect(provider.line.payments.method).toBe('test-cards');
      expect(await charge('4111111111111111')).toEqual({ kind: 'declined' });
    });

    it('D7 has taken the money when the answer was lost, and says so when asked', async () => {
      const { payments, silent } = provider.line;
      expect(await charge(silent)).toEqual({ kind: 'unknown' });
      const found = await payments.findCharge(provider.reference);
      expect(found).toMatchObject({ kind: 'paid', amount: { amount: 1_000 } });
      expect(await charge(silent)).toEqual(found);
    });

    it('D7 requires a second step; the right code pays, once', async () => {
      const { payments, secondStep, rightCode } = provider.line;
      const asked = await charge(secondStep);
      if (asked.kind !== 'second-step') throw new Error(`expected a second step, got ${asked.kind}`);
      expect(await charge(secondStep)).toEqual(asked);
      const answers = await Promise.all(
        [1, 2, 3].map(() => payments.answerChallenge({ challengeId: asked.challengeId, code: rightCode })),
      );
      for (const answer of answers) expect(answer).toMatchObject({ kind: 'paid', amount: { amount: 1_000 } });
    });

    it('D7 declines after a wrong code, for good, and lets another card be tried', async () => {
      const { payments, secondStep, rightCode, paying } = provider.line;
      const asked = await charge(secondStep);
      if (asked.kind !== 'second-step') throw new Error(`expected a second step, got ${asked.kind}`);
      const { challengeId } = asked;
      expect(await payments.answerChallenge({ challengeId, code: '000000' })).toEqual({ kind: 'declined' });
      expect(await payments.answerChallenge({ challengeId, code: rightCode })).toEqual({ kind: 'declined' });
      expect(await payments.answerChallenge({ challengeId: 'made-up', code: rightCode })).toEqual({ kind: 'declined' });
      expect(await charge(paying)).toMatchObject({ kind: 'paid', amount: usd(1_000) });
    });

    it('D7 takes no code for a payment that was closed', async () => {
      const { payments, secondStep, rightCode } = provider.line;
      const asked = await charge(secondStep);
      if (asked.kind !== 'second-step') throw new Error(`expected a second step, got ${asked.kind}`);
      expect(await payments.close(provider.reference)).toEqual({ kind: 'declined' });
      expect(await payments.answerChallenge({ challengeId: asked.challengeId, code: rightCode })).toEqual({
        kind: 'declined',
      });
    });
  });
}

export interface HostedPagesUnderTest extends OpenPayments {
  readonly records: HostedPaymentRecords;
  readonly alerts: PaymentAlerts;
  findAlerts(): Promise<readonly { readonly alertId: string; readonly state: string; readonly amount: number }[]>;
  readonly notices: PaymentNotices;
  /** The guest pays on the page; `false` when the page takes nothing any more. */
  payOn(address: string): Promise<boolean>;
  /** Time passes at the provider until its page has expired. */
  letExpire(): void;
  /** The next answer of the provider is lost after it was carried out. */
  loseAnswer(): void;
  /** The provider does not answer, for so many calls. */
  breakDown(calls: number): void;
  /** The line refunds the payment at the provider itself. */
  refundElsewhere(reference: string): Promise<void>;
  /** The cardholder disputes the payment; then the bank decides. */
  dispute(reference: string): { closeAs(state: 'won' | 'lost'): void };
  /** Everything the provider has reported so far, newest last, as signed calls. */
  calls(): readonly { readonly type: string; readonly body: Uint8Array; readonly signature: string }[];
  /** A call about a payment that the provider does not know, as of another of its accounts. */
  foreign(): readonly { readonly body: Uint8Array; readonly signature: string }[];
  /** Tries a card there that its bank refuses. */
  declineOn(address: string): Promise<unknown>;
  /** A call of the provider that is signed with another secret, or too old. */
  forged(): readonly { readonly body: Uint8Array; readonly signature: string | undefined }[];
}

/** Payments on a provider's hosted page. */
export function describeHostedPages(name: string, open: () => Promise<HostedPagesUnderTest>): void {
  describe(`Hosted pages on ${name}`, () => {
    const provider = useProvider(open);
    const begin = (amount = 1_000, node = provider.line.payments) =>
      node.begin({
        reference: provider.reference,
        amount: usd(amount),
        email: 'ada@example.com',
        means: { kind: 'hosted-page', page: aPage(provider.reference) },
        openForMs: 31 * 60_000,
      });
    const addressOf = async (begun: Promise<ChargeOutcome>) => {
      const outcome = await begun;
      if (outcome.kind !== 'hosted-page') throw new Error(`expected a page, got ${outcome.kind}`);
      return outcome.address;
    };
    const paid = { kind: 'paid', amount: usd(1_000), cardLast4: '4242' };
    const readAll = async () => {
      const said: PaymentNotice[] = [];
      for (const { body, signature } of provider.line.calls())
        said.push(await provider.line.notices.read({ body, signature }));
      return said.filter((notice) => JSON.stringify(notice).includes(provider.reference));
    };

    it('F2 leads to one page, however often and wherever the payment is begun', async () => {
      expect(provider.line.payments.method).toBe('hosted-page');
      const addresses = await Promise.all(
        [0, 1, 2, 3].map((count) =>
          addressOf(begin(1_000, count % 2 ? provider.line.otherNode : provider.line.payments)),
        ),
      );
      expect(new Set(addresses).size).toBe(1);
      const [address = ''] = addresses;
      expect(await provider.line.payments.findCharge(provider.reference)).toEqual({
        kind: 'hosted-page',
        address,
        amount: usd(1_000),
      });
      expect(await provider.line.payOn(address)).toBe(true);
      expect(await provider.line.payments.findCharge(provider.reference)).toEqual(paid);
      expect(await provider.line.payOn(address)).toBe(false);
    });

    it('F2 closes the first page when another amount is chosen', async () => {
      const first = await addressOf(begin(1_000));
      const second = await addressOf(begin(5_000));
      expect(await provider.line.payOn(first)).toBe(false);
      expect(await provider.line.payOn(second)).toBe(true);
      expect(await provider.line.payments.findCharge(provider.reference)).toMatchObject({
        kind: 'paid',
        amount: usd(5_000),
      });
    });

    it('F2 closes a page, so that no guest pays there for a hold that was given back', async () => {
      const address = await addressOf(begin());
      expect(await provider.line.otherNode.close(provider.reference)).toEqual({ kind: 'declined' });
      expect(await provider.line.payOn(address)).toBe(false);
      expect(await provider.line.payments.findCharge(provider.reference)).toEqual({ kind: 'declined' });
      expect(await provider.line.payOn(await addressOf(begin()))).toBe(true);
    });

    it('F2 says that a page has expired, and opens another', async () => {
      const address = await addressOf(begin());
      provider.line.letExpire();
      expect(await provider.line.payOn(address)).toBe(false);
      expect(await provider.line.payments.findCharge(provider.reference)).toEqual({ kind: 'declined' });
    });

    it('D7 opens one page although the answer was lost', async () => {
      provider.line.loseAnswer();
      const address = await addressOf(begin());
      expect(await addressOf(begin(1_000, provider.line.otherNode))).toBe(address);
    });

    it('D7 throws when the provider does not answer, and goes on when it does', async () => {
      provider.line.breakDown(2);
      await expect(begin()).rejects.toMatchObject({ name: 'Unavailable' });
      expect(await provider.line.payOn(await addressOf(begin()))).toBe(true);
    });

    it('D6 lets one of many callers open the next attempt, and takes nothing back that was paid', async () => {
      const { records } = provider.line;
      const order = (amount: number) => ({
        amount: usd(amount),
        email: 'ada@example.com',
        page: aPage('x'),
        expiresAt: 1,
      });
      await Promise.all([1, 2, 3].map((amount) => records.openAttempt(provider.reference, order(amount))));
      const first = await records.find(provider.reference);
      expect(first).toMatchObject({ attempt: 1, state: 'open' });
      if (!first) throw new Error('There is no attempt.');
      await records.notePage(first, 'page-1');
      expect(await records.find(provider.reference)).toMatchObject({ pageId: 'page-1', order: { expiresAt: 1 } });
      expect(JSON.stringify(await records.find(provider.reference))).not.toContain('ada@example.com');
      await records.noteEnd(first);
      await Promise.all([4, 5].map((amount) => records.openAttempt(provider.reference, order(amount), first)));
      const second = await records.find(provider.reference);
      expect(second).toMatchObject({ attempt: 2, state: 'open', pageId: undefined });
      if (!second) throw new Error('There is no second attempt.');
      await records.notePaid(second, { paymentId: `pay-${provider.reference}`, cardLast4: '4242' });
      await records.noteEnd(second);
      await records.openAttempt(provider.reference, order(6), second);
      expect(await records.findByPaymentId(`pay-${provider.reference}`)).toMatchObject({ attempt: 2, state: 'paid' });
    });

    it('F2 keeps one alert of each dispute, with its newest state', async () => {
      const { alerts, findAlerts } = provider.line;
      const alert = { alertId: `a-${provider.reference}`, kind: 'dispute', reference: 'hold-1' } as const;
      await alerts.record({ ...alert, amount: usd(5), state: 'needs_response' });
      await alerts.record({ ...alert, amount: usd(5), state: 'won' });
      expect((await findAlerts()).filter(({ alertId }) => alertId === alert.alertId)).toEqual([
        { alertId: alert.alertId, state: 'won', amount: usd(5).amount },
      ]);
    });

    it('F2 reads what the provider reports, once or many times, in any order', async () => {
      await provider.line.payOn(await addressOf(begin()));
      const changed = { kind: 'charge-changed', reference: provider.reference };
      expect(await readAll()).toContainEqual(changed);
      expect(await readAll()).toContainEqual(changed);
      expect(await provider.line.payments.findCharge(provider.reference)).toEqual(paid);
    });

    it('F3 says for whom the page was opened on which a card was declined', async () => {
      await provider.line.declineOn(await addressOf(begin()));
      const decline = expect.objectContaining({ attempt: expect.any(String) as string, ...payer }) as PageDecline;
      expect(await readAll()).toContainEqual({ kind: 'card-declined', reference: provider.reference, decline });
    });

    it('F2 believes no call that is not signed, or too old', async () => {
      await provider.line.payOn(await addressOf(begin()));
      const forged = provider.line.forged();
      expect(forged.length).toBeGreaterThan(3);
      for (const call of forged) expect(await provider.line.notices.read(call)).toEqual({ kind: 'bad-signature' });
    });

    it('F2 has nothing to do with a payment that the provider does not know', async () => {
      const foreign = provider.line.foreign();
      expect(foreign.length).toBeGreaterThan(2);
      for (const call of foreign) expect(await provider.line.notices.read(call)).toEqual({ kind: 'not-ours' });
    });

    it('F2 records a refund that was made at the provider, and shows it to operators', async () => {
      await provider.line.payOn(await addressOf(begin()));
      await provider.line.refundElsewhere(provider.reference);
      expect(await provider.line.payments.findCharge(provider.reference)).toBeUndefined();
      expect(await readAll()).toContainEqual({
        kind: 'refunds',
        reference: provider.reference,
        refunds: [{ providerId: expect.any(String) as string, amount: usd(1_000), hasFailed: false }],
        alert: expect.objectContaining({
          kind: 'refund-elsewhere',
          reference: provider.reference,
          amount: usd(1_000),
        }) as object,
      });
    });

    it('F2 reports a dispute by its newest state, even when the older notice comes last', async () => {
      await provider.line.payOn(await addressOf(begin()));
      const dispute = provider.line.dispute(provider.reference);
      const alert = (state: string) => ({
        kind: 'alert',
        alert: expect.objectContaining({ kind: 'dispute', state, reference: provider.reference }) as object,
      });
      expect(await readAll()).toContainEqual(alert('needs_response'));
      dispute.closeAs('lost');
      const said = await readAll();
      expect(said).toContainEqual(alert('lost'));
      expect(said).not.toContainEqual(alert('needs_response'));
    });
  });
}

export const aCard = (number: string): Card => ({
  number,
  expiry: '12/30',
  securityCode: '123',
  nameOnCard: 'Ada Quist',
});

const payer = { browser: 'a browser', network: 'a network', email: 'an address' };

export const aPage = (reference: string): HostedPage => ({
  description,
  payer,
  paidAddress: `https://line.example/engine/payment/paid?hold=${reference}`,
  unpaidAddress: `https://line.example/engine/payment?hold=${reference}`,
});
