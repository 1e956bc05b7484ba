import { StoppedClock } from '../../../test/builders/a-clock';
import { RateLimitsInMemory } from '../../../test/builders/rate-limits-in-memory';
import { money } from '../shared/money';
import { plainDate } from '../shared/plain-date';
import type { BookingRecord } from './booking-records.port';
import { DeclineLimits } from './decline-limits';
import { LimitPageDeclines } from './limit-page-declines';

const suite = {
  status: 'BK',
  category: 'SV',
  total: money(2, 'USD'),
  paid: money(1, 'USD'),
  deposit: money(1, 'USD'),
  guestCount: 1,
} as const;
const aSuite = (reservationId: string): BookingRecord => ({
  ...suite,
  reservationId,
  itineraryId: 'S',
  voyages: [
    { itineraryId: 'S', title: '', start: plainDate('2027-05-01'), end: plainDate('2027-05-08'), category: 'SV' },
  ],
  lines: [],
  payments: [],
  group: [
    { ...suite, reservationId: 'ON1' },
    { ...suite, reservationId },
  ],
});

function aPage() {
  let count = 0;
  const declines = new DeclineLimits(new RateLimitsInMemory(new StoppedClock()), { token: () => `t${(count += 1)}` });
  const closed: string[] = [];
  const limit = new LimitPageDeclines({
    declines,
    intents: { find: async () => undefined },
    records: { getBooking: async () => undefined },
    payments: { close: async (reference) => void closed.push(reference) },
  });
  const press = (address: string) =>
    declines.run({ subject: 'h-1', browser: 'b', network: 'n' }, async () => ({
      kind: 'hosted-page' as const,
      address,
    }));
  return { declines, limit, closed, press };
}

it('F3 closes the provider’s page at the fifth decline, each reported once or twice, and opens no other', async () => {
  const { limit, closed, press } = aPage();
  for (const attempt of ['ch_1', 'ch_2', 'ch_2', 'ch_3', 'ch_4']) await limit.run('hold-h-1', { attempt });
  expect(closed).toEqual([]);
  expect((await press('p-1')).kind).toBe('hosted-page');
  await limit.run('hold-h-1', { attempt: 'ch_5' });
  expect(closed).toEqual(['hold-h-1']);
  expect((await press('p-1')).kind).toBe('too-many-declines');
  await limit.run('payment-of-nobody', { attempt: 'ch_6' });
});

it('F3 opens eight pages of the provider for one hold, each as often as it is pressed, and no more', async () => {
  const { press } = aPage();
  for (let page = 1; page <= 8; page += 1)
    for (let times = 0; times < 2; times += 1) expect((await press(`p-${page}`)).kind).toBe('hosted-page');
  expect((await press('p-9')).kind).toBe('too-many-declines');
});

it('F3 counts a later payment for any suite of a booking under the booking', async () => {
  const { declines, closed } = aPage();
  const limit = new LimitPageDeclines({
    declines,
    intents: {
      find: async (paymentId) => ({
        paymentId,
        reservationId: paymentId,
        amount: money(1, 'USD'),
        state: 'on-hosted-page',
        changedAt: new Date(0),
      }),
    },
    records: { getBooking: async (reservationId) => aSuite(reservationId) },
    payments: { close: async (reference) => void closed.push(reference) },
  });
  for (const suite of [1, 2, 3, 4]) await limit.run(`payment-ON${suite}`, { attempt: `ch_${suite}` });
  expect(closed).toEqual([]);
  await limit.run('payment-ON5', { attempt: 'ch_5' });
  expect(closed).toEqual(['payment-ON5']);
});

it('F3 closes the page of any hold at which a card is tried that was declined five times elsewhere', async () => {
  const { limit, closed } = aPage();
  for (const hold of [1, 2, 3, 4]) await limit.run(`hold-${hold}`, { attempt: `ch_${hold}`, card: 'fp_stolen' });
  expect(closed).toEqual([]);
  await limit.run('hold-5', { attempt: 'ch_5', card: 'fp_stolen' });
  await limit.run('hold-6', { attempt: 'ch_6', card: 'fp_another' });
  expect(closed).toEqual(['hold-5']);
});

it.each([
  ['browser', { browser: 'b', network: 'n-2', email: 'e-2' }],
  ['network', { browser: 'b-2', network: 'n', email: 'e-2' }],
  ['e-mail address', { browser: 'b-2', network: 'n-2', email: 'e' }],
])(
  'F3 counts ten declines on the provider’s pages of one %s, whatever holds they were opened for',
  async (_what, payer) => {
    const { declines, limit, closed } = aPage();
    const pages = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    for (const page of pages)
      await limit.run(`hold-${page}`, { attempt: `ch_${page}`, browser: 'b', network: 'n', email: 'e' });
    expect(closed).toEqual([]);
    await limit.run('hold-10', { attempt: 'ch_10', ...payer });
    expect(closed).toEqual(['hold-10']);
    const pay = (visitor: typeof payer) =>
      declines.run({ subject: 'h-11', ...visitor }, async () => ({ kind: 'hosted-page' as const, address: 'p-11' }));
    expect((await pay(payer)).kind).toBe('too-many-declines');
    expect((await pay({ browser: 'b-3', network: 'n-3', email: 'e-3' })).kind).toBe('hosted-page');
  },
);

it('F3 takes no attempt with a card that was declined five times, from any visitor', async () => {
  const declines = new DeclineLimits(new RateLimitsInMemory(new StoppedClock()), { token: () => `t${Math.random()}` });
  const pay = (visitor: number, card: string) =>
    declines.run({ subject: `h-${visitor}`, browser: `b-${visitor}`, network: `n-${visitor}`, card }, async () => ({
      kind: 'declined' as const,
    }));
  for (const visitor of [1, 2, 3, 4, 5]) expect((await pay(visitor, 'fp_stolen')).kind).toBe('declined');
  expect((await pay(6, 'fp_stolen')).kind).toBe('too-many-declines');
  expect((await pay(6, 'fp_another')).kind).toBe('declined');
});
