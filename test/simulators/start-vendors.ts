/**
 * `npm run vendors`: the site with every vendor's adapter switched on, against simulators of all of them, each a process'
 * own port. Prints where each is and how it is broken. With `-- --vendors-only` without the site, for one that is started
 * by hand.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shellVariables } from './shell-variables';
import { eleanorInCrm, sampleIds } from './salesforce/sample-org';
import { stripeCards, stripeKeys } from './stripe/stripe-simulator';
import { deliveries } from './stripe/stripe-webhooks';
import { vendorFaults } from './vendor-simulator';
import { openVendorSystems } from './vendor-systems';

const port = process.env['PORT'] ?? '3000';
const site = `http://localhost:${port}`;
const vendors = await openVendorSystems({ site });
const { env, verify, texts, mailbox, stripe } = vendors;
for (const [name, value] of Object.entries(env))
  if (/_URL$|^(CRM|LEADS|CMS|ENGINE|CALENDAR|CODES|MESSAGES|BOT_CHECK)$/.test(name)) console.log(`${name}=${value}`);
console.log(`The code of a sign-in by phone: GET ${verify.url}/simulator/phones/{number, such as +13055550142}`);
console.log(
  `The code of a sign-in by e-mail, and every other mail: GET ${mailbox.url}/mails.json?to=guest@example.com (/dev/outbox is empty here)`,
);
console.log(`PAYMENTS=stripe (at the engine)\nSTRIPE_URL=${stripe.url}`);
console.log(
  `Its page takes ${stripeCards.pays} (pays), ${stripeCards.declines} (declined), ${stripeCards.asks} (second step). POST {STRIPE_URL}/simulator/webhooks { "delivery": "${deliveries.join('" | "')}" }, /simulator/expire, /simulator/refunds-while-paying { "on": true }, /simulator/disputes { "payment_intent": "pi_…" }; GET /simulator/sessions`,
);
console.log(`Other text messages: GET ${texts.url}/simulator/messages`);
console.log(
  `To break a vendor: POST {its address}/simulator/faults { "fault": "slow", "calls": 3 }; without "calls" until { "fault": "none" }. Every vendor takes: ${vendorFaults.join(', ')}`,
);

const folder = mkdtempSync(join(tmpdir(), 'landfall-variables-'));
const variables = join(folder, 'vendors.env');
// The site takes its money at the engine, so that Stripe's variables are those of contract runs alone.
const ofContractRuns = {
  STRIPE_URL: stripe.url,
  STRIPE_SECRET_KEY: stripeKeys.secretKey,
  STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
  TWILIO_TRY_PHONE: '+13055550142',
  SF_TRY_CONTACT_ID: eleanorInCrm.contactId,
  SF_TRY_OPPORTUNITY_ID: sampleIds.opportunity,
  SF_TRY_RESOURCE_ID: sampleIds.resource,
};
writeFileSync(variables, shellVariables({ ...env, ...ofContractRuns }));
console.log(
  `All variables, keys of the simulators too: ${variables}. For a contract run or a site of yours on another PORT, before it: set -a; . ${variables}; set +a`,
);
if (process.argv.includes('--vendors-only')) {
  console.log('No site is started. The simulators end with this program (Ctrl+C).');
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  await close();
  process.exit(0);
}

const child = spawn(process.execPath, ['--enable-source-maps', 'dist/start.js'], {
  env: { ...process.env, DATA_DIR: ':memory:', ...env, PORT: port },
  stdio: 'inherit',
});
const end = () => void child.kill('SIGTERM');
process.once('SIGINT', end);
process.once('SIGTERM', end);
child.once('exit', (code) => void close().finally(() => process.exit(code ?? 1)));

async function close(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await vendors.close();
}
