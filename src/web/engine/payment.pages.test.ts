import type { Request, Response } from 'express';
import { aBookingRequest, aQuote, someGuests } from '../../../test/builders/a-booking';
import type { CabinHold } from '../../core/engine/booking';
import { Unavailable } from '../../core/shared/unavailable';
import { PaymentPages } from './payment.pages';
import { HoldRedirects } from './hold-redirects';
import { PaymentForm } from './payment-form';

const hold: CabinHold = {
  ...aBookingRequest(),
  holdId: 'hold-1',
  cabinNumber: '512',
  quote: aQuote(),
  expiresAt: new Date('2027-01-18T12:30:00Z'),
  guests: someGuests(),
};

type RedirectParts = ConstructorParameters<typeof HoldRedirects>[0];
type Parts = ConstructorParameters<typeof PaymentPages>[0];

const paymentForm = new PaymentForm({
  method: 'test-cards',
  clock: { now: () => new Date('2027-01-18T12:00:00Z') },
} as unknown as ConstructorParameters<typeof PaymentForm>[0]);

/** The hold runs out while the guest pays; `subject` reads the voyage and the suite from content. */
function pagesOf(subject: () => Promise<undefined>): PaymentPages {
  const expired = { run: () => Promise.resolve({ kind: 'hold-expired' }) };
  const parts = {
    cabinBookings: { getHold: () => Promise.resolve(hold) },
    terms: { recordAcceptance: () => Promise.resolve() },
    answerSecondStep: expired,
    payments: {
      pay: async () => ({ kind: 'hold-expired' }),
      limitDeclines: (_req: unknown, _res: unknown, _hold: unknown, attempt: () => unknown) => attempt(),
    },
    paymentForm,
    redirects: new HoldRedirects({
      presenter: { subject },
      holdCookie: { read: () => undefined },
    } as unknown as RedirectParts),
  };
  return new PaymentPages(parts as unknown as Parts);
}

const paid = { body: { hold: 'hold-1', choice: 'offer' } } as Request;
const answered = { body: { hold: 'hold-1', 'bank-code': '123456' } } as Request;

const responseThatNotes = (redirects: string[]) =>
  ({ redirect: (_status: number, href: string) => void redirects.push(href) }) as unknown as Response;

describe('a hold that runs out at the payment', () => {
  it.each([
    ['the payment', (pages: PaymentPages, res: Response) => pages.pay(paid, res)],
    ["the bank's code", (pages: PaymentPages, res: Response) => pages.answerSecondStep(answered, res)],
  ])('H05 E8 leads %s back to the suites before its handler is done', async (_what, send) => {
    const redirects: string[] = [];
    await send(
      pagesOf(async () => undefined),
      responseThatNotes(redirects),
    );
    expect(redirects).toEqual([expect.stringContaining('errorcode=')]);
  });

  it.each([
    ['the payment', (pages: PaymentPages, res: Response) => pages.pay(paid, res)],
    ["the bank's code", (pages: PaymentPages, res: Response) => pages.answerSecondStep(answered, res)],
  ])('E8 hands the failure of content to the error handler after %s', async (_what, send) => {
    const away = pagesOf(() => Promise.reject(new Unavailable('content')));
    await expect(send(away, responseThatNotes([]))).rejects.toThrow(Unavailable);
  });
});

it('F8 records what was accepted before the suite is reserved, and nothing for a form with a mistake', async () => {
  const steps: string[] = [];
  const pages = new PaymentPages({
    cabinBookings: { getHold: () => Promise.resolve(hold) },
    terms: { recordAcceptance: async ({ holdId }: CabinHold) => void steps.push(`accepted ${holdId}`) },
    payments: { pay: async () => (steps.push('booked'), { kind: 'unknown-hold' }) },
    screens: { payment: async () => undefined },
    paymentForm,
    redirects: { afterBooking: async () => undefined },
  } as unknown as Parts);
  const res = { redirect: () => undefined, status: () => res } as unknown as Response;
  await pages.pay({ body: { hold: 'hold-1' } } as Request, res);
  expect(steps).toEqual([]);
  await pages.pay(paid, res);
  expect(steps).toEqual(['accepted hold-1', 'booked']);
});
