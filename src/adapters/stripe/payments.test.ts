import { hostedPagesOnStripe, paymentsOnStripe } from '../../../test/builders/payments-on-stripe';
import { describeHostedPages, describePayments } from '../../../test/contracts/payments.contract';
import { testDatabases } from '../../../test/services/databases';

for (const { name, create } of testDatabases) {
  describePayments(`Stripe, ${name}`, paymentsOnStripe(create));
  describeHostedPages(`Stripe, ${name}`, hostedPagesOnStripe(create));
}
