import { StoppedClock } from '../../../test/builders/a-clock';
import { aSailing } from '../../../test/builders/a-sailing';
import { aSuite, aVoyage } from '../../../test/builders/a-voyage';
import { fakeLine } from '../../../test/builders/fake-line';
import type { Message } from '../messages/message';
import type { SendOutcome } from '../messages/message-sender.port';
import { money } from '../shared/money';
import { NotifyOfRefunds } from './notify-of-refunds';
import type { RefundedPayment } from './refunded-payments.port';

const { itineraryId } = aSailing();
const { category, title: suite } = aSuite();
const { title: voyage } = aVoyage();

const aRefundedPayment = (changes: Partial<RefundedPayment> = {}): RefundedPayment => ({
  paymentId: 'h-1',
  itineraryId,
  cause: { kind: 'hold-ended', categories: [category] },
  amount: money(308_625, 'USD'),
  firstName: 'Ada',
  email: 'ada@example.com',
  ...changes,
});

function withoutAddress(): RefundedPayment {
  const { paymentId, itineraryId: sailing, cause, amount, firstName } = aRefundedPayment();
  return { paymentId, itineraryId: sailing, cause, amount, firstName };
}

function notifyOfRefunds(
  payment: RefundedPayment,
  answer: () => Promise<SendOutcome> = async () => ({ kind: 'sent' }),
  line = fakeLine({ voyages: [aVoyage()], sailings: [aSailing()], suites: [aSuite()] }),
) {
  const [sent, notified]: [Message[], string[]] = [[], []];
  const useCase = new NotifyOfRefunds({
    refundedPayments: {
      claimUnnotified: async () => [payment],
      markNotified: async (id) => void notified.push(id),
    },
    content: line.content,
    inventory: line.inventory,
    sender: {
      send: async (message) => {
        sent.push(message);
        return answer();
      },
    },
    clock: new StoppedClock(),
    addresses: {
      suites: (id) => `https://ondine.example/reserve-now/${id}`,
      voyages: () => 'https://ondine.example/voyages',
      manage: (id) => `https://ondine.example/manage/${id}`,
    },
  });
  return { sent, notified, run: () => useCase.run() };
}

async function messageOf(...about: Parameters<typeof notifyOfRefunds>) {
  const { sent, run } = notifyOfRefunds(...about);
  await run();
  const [{ subject = '', short = '', paragraphs = [], action, to } = {}] = sent;
  return { subject, short, words: paragraphs.join(' '), url: action?.url, to };
}

describe('NotifyOfRefunds', () => {
  it('F2 F7 writes to a guest who paid too late: the sum, why nothing is reserved, when the money is back, where to choose again', async () => {
    const { words, short, ...rest } = await messageOf(aRefundedPayment());
    expect(rest).toEqual({
      subject: `Your payment is refunded: ${voyage}`,
      url: `https://ondine.example/reserve-now/${itineraryId}`,
      to: { channel: 'email', email: 'ada@example.com' },
    });
    expect(words).toMatch(
      new RegExp(
        `^Ada, your payment of \\$3,086\\.25 for the ${suite} on ${voyage}, .*2027, came when it was no longer held for you. Nothing is reserved`,
      ),
    );
    expect(words).toContain(
      'The $3,086.25 goes back in full to the card it was paid with. Banks usually show it within ten working days',
    );
    expect(words).toContain('please choose a suite once more');
    expect(short).toContain('$3,086.25');
  });

  it('F2 counts several suites, shows a sum without minor units as it is, and writes also when the voyage was withdrawn', async () => {
    const several = aRefundedPayment({
      cause: { kind: 'hold-ended', categories: [category, 'XX'] },
      amount: money(120_000, 'JPY'),
      firstName: '',
    });
    const withdrawn = fakeLine({ voyages: [], sailings: [], suites: [] });
    const { words, url } = await messageOf(several, undefined, withdrawn);
    expect(words).toMatch(
      /^Your payment of JPY\s?120,000 for the 2 suites on your voyage came when they were no longer/,
    );
    expect(url).toBe('https://ondine.example/voyages');
  });

  it('F2 F7 says of a payment that a reservation could not take which one it was for, and not that nothing is reserved', async () => {
    const reservationId = 'ON71000001';
    const { words, url } = await messageOf(aRefundedPayment({ cause: { kind: 'not-payable', reservationId } }));
    expect(words).toContain(`Ada, your payment of $3,086.25 for reservation ${reservationId} on ${voyage}, `);
    expect(words).toContain('goes back in full to the card it was paid with');
    expect(words).not.toContain('othing is reserved');
    expect(url).toBe(`https://ondine.example/manage/${reservationId}`);
  });

  it('F2 marks what was sent, retries what could not be, and sends nothing without an address', async () => {
    const [sent, unsent] = [
      notifyOfRefunds(aRefundedPayment()),
      notifyOfRefunds(aRefundedPayment(), () => Promise.reject(new Error('The sender is down.'))),
    ];
    expect([await sent.run(), sent.notified]).toEqual([{ notified: 1, unnotified: 0 }, ['h-1']]);
    expect([await unsent.run(), unsent.notified]).toEqual([{ notified: 0, unnotified: 1 }, []]);
    const silent = notifyOfRefunds(withoutAddress());
    expect([await silent.run(), silent.sent, silent.notified]).toEqual([{ notified: 0, unnotified: 0 }, [], ['h-1']]);
  });
});
