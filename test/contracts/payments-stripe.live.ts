// `npm run contract -- payments=stripe` with a restricted key for tests (rk_test_…): opens pages and closes them. Nobody
// types a card here, so that what is paid is a matter of the simulator's suite; what is refused is tried to the end.
import { readConfig } from '../../config/config';
import { EmbeddedHostedPayments } from '../../src/adapters/embedded-engine/hosted-payment-records';
import { StripePayments } from '../../src/adapters/stripe/payments';
import { StripeCheck } from '../../src/adapters/stripe/stripe-check';
import { StripeClient } from '../../src/adapters/stripe/stripe-client';
import { connectDatabase } from '../../src/adapters/sql/open-database';
import { money } from '../../src/core/shared/money';
import { testDatabases } from '../services/databases';
import { aPage } from './payments.contract';

const { payments: chosen } = readConfig({ ...process.env, ENGINE: 'embedded', PAYMENTS: 'stripe', DEMO: 'true' });
if (chosen.kind !== 'stripe') throw new Error('Stripe is not chosen.');
const client = new StripeClient({ ...chosen, log: { warn: (details, message) => console.warn(message, details) } });

jest.setTimeout(60_000);

it('F2 D6 opens one page of one amount, closes it for another, and takes nothing', async () => {
  await new StripeCheck(client).check();
  const [place] = testDatabases;
  const database = await place?.create();
  if (!database) throw new Error('There is no database.');
  const db = connectDatabase(database);
  const payments = new StripePayments({
    client,
    records: new EmbeddedHostedPayments(db),
    pagesOrigin: chosen.pagesOrigin,
  });
  const reference = `try-${Date.now()}`;
  const begin = (amount: number) =>
    payments.begin({
      reference,
      amount: money(amount, 'USD'),
      email: 'nobody@example.com',
      means: { kind: 'hosted-page', page: aPage(reference) },
      openForMs: 31 * 60_000,
    });
  const first = await begin(5_000);
  expect(first.kind).toBe('hosted-page');
  expect(await begin(5_000)).toEqual(first);
  const second = await begin(6_000);
  expect(second).not.toEqual(first);
  expect(await payments.findCharge(reference)).toEqual(second);
  expect(await payments.close(reference)).toEqual({ kind: 'declined' });
  expect(await payments.findCharge(reference)).toEqual({ kind: 'declined' });
  expect(await payments.refundAmount({ refundId: 'r-1', reference, amount: money(1, 'USD') })).toBe('refused');
  await db.destroy();
  await database.drop();
});
