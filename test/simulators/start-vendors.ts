/**
 * `npm run vendors`: the site with every vendor's adapter switched on, against simulators of all of them, each a process'
 * own port. Prints where each is and how it is broken.
 */
import { spawn } from 'node:child_process';
import { stripeCards } from './stripe/stripe-simulator';
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

const child = spawn(process.execPath, ['--enable-source-maps', 'dist/start.js'], {
  env: { ...process.env, DATA_DIR: ':memory:', ...env, PORT: port },
  stdio: 'inherit',
});
const end = () => void child.kill('SIGTERM');
process.once('SIGINT', end);
process.once('SIGTERM', end);
child.once('exit', (code) => void vendors.close().finally(() => process.exit(code ?? 1)));
