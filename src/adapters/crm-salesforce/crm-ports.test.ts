import { crmOnSalesforce, defaultMapping } from '../../../test/builders/crm-on-salesforce';
import { describeCrmOnSalesforce } from '../../../test/contracts/crm.on-salesforce';

// The suites of all of the CRM's ports, in one organisation; the same run on a real one: `npm run contract -- crm=salesforce`.
describeCrmOnSalesforce('Salesforce', async () => ({
  ...(await crmOnSalesforce()),
  mapping: defaultMapping,
  isThrownAway: true,
}));
