import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadLine } from '../../src/adapters/embedded-content/load-line';
import { type MailServer, startMailServer } from '../services/mail-server';
import { freePort } from '../services/redis-server';
import { selfSigned } from '../services/self-signed';
import { type RunningServer, startServer } from '../support/start-server';
import { contentfulKeys, type ContentfulSimulator, createContentful } from './contentful/contentful-simulator';
import { EngineGateway } from './engine-gateway';
import { Mailbox } from './mailbox';
import { seedLeads, leadObjects, leadRoute } from './salesforce/leads';
import { createSalesforce, salesforceRules, type SalesforceSimulator } from './salesforce/salesforce';
import { seedScheduler, schedulerIds, schedulerObjects, schedulerRoute } from './salesforce/scheduler';
import type { SiteverifySimulator } from './siteverify-simulator';
import { createStripe, stripeKeys, type StripeSimulator } from './stripe/stripe-simulator';
import { createTurnstile, turnstileSecret, turnstileSiteKey } from './turnstile';
import { twilioLogin, TwilioSimulator } from './twilio';
import { createTwilioVerify, type TwilioVerifySimulator, verifyService } from './twilio-verify';

const serveKey = 'the-key-that-the-site-shows-its-engine';

/** Every vendor that the site can have, each at an address of its own, and the settings with which the site has them all. */
export interface VendorSystems {
  readonly env: Readonly<Record<string, string>>;
  readonly salesforce: SalesforceSimulator;
  readonly contentful: ContentfulSimulator;
  /** A second installation, which is this one's reservation engine. */
  readonly engine: RunningServer;
  readonly engineUrl: string;
  /** In front of it. */
  readonly gateway: EngineGateway;
  readonly texts: TwilioSimulator;
  readonly verify: TwilioVerifySimulator;
  readonly botCheck: SiteverifySimulator;
  /** Takes the engine's money. */
  readonly stripe: StripeSimulator;
  readonly mail: MailServer;
  readonly mailbox: Mailbox;
  close(): Promise<void>;
}

/** `site`: where the site will be, for the vendors that call it. */
export async function openVendorSystems({ site }: { readonly site: string }): Promise<VendorSystems> {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-vendors-'));
  const authority = join(folder, 'authority.pem');
  writeFileSync(authority, selfSigned().cert);
  const salesforce = createSalesforce({
    objects: { ...leadObjects, ...schedulerObjects },
    routes: [leadRoute({ duplicates: 'none' }), schedulerRoute()],
    seed: (org) => {
      seedLeads(org);
      seedScheduler(org);
    },
  });
  const contentful = createContentful({
    line: loadLine('config/sample-line'),
    webhookUrl: `${site}/api/webhooks/contentful`,
  });
  const [texts, verify, botCheck] = [new TwilioSimulator(), createTwilioVerify(), createTurnstile()];
  const stripe = createStripe();
  const stripeUrl = await stripe.listen();
  const [salesforceUrl, contentfulUrl, textsUrl, verifyUrl, botCheckUrl, mail, enginePort] = await Promise.all([
    salesforce.listen(),
    contentful.listen(),
    texts.listen(),
    verify.listen(),
    botCheck.listen(),
    startMailServer(),
    freePort(),
  ]);
  // Browsers keep one jar of cookies for all ports of a host: an engine has a host of its own.
  const engineUrl = `http://127.0.0.1:${enginePort}`;
  const engine = await startServer({
    port: enginePort,
    env: {
      ENGINE_SERVE_KEY: serveKey,
      PUBLIC_URL: engineUrl,
      PAYMENTS: 'stripe',
      STRIPE_URL: stripeUrl,
      STRIPE_SECRET_KEY: stripeKeys.secretKey,
      STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
    },
  });
  stripe.webhooks.url = `${engineUrl}/api/webhooks/stripe`;
  const gateway = new EngineGateway(engineUrl);
  const gatewayUrl = await gateway.listen();
  const mailbox = new Mailbox(mail);
  await mailbox.listen();
  return {
    salesforce,
    contentful,
    engine,
    engineUrl,
    gateway,
    texts,
    verify,
    botCheck,
    stripe,
    mail,
    mailbox,
    env: {
      CRM: 'salesforce',
      LEADS: 'salesforce',
      CALENDAR: 'salesforce',
      PASSKEYS: 'salesforce',
      SF_URL: salesforceUrl,
      SF_CLIENT_ID: salesforceRules.clientId,
      SF_CLIENT_SECRET: salesforceRules.clientSecret,
      SF_TERRITORY_ID: schedulerIds.territory,
      SF_WORK_TYPE_ID: schedulerIds.workType,
      CMS: 'contentful',
      CONTENTFUL_URL: contentfulUrl,
      CONTENTFUL_IMAGES_URL: contentfulUrl,
      CONTENTFUL_SPACE: contentfulKeys.space,
      CONTENTFUL_TOKEN: contentfulKeys.token,
      CONTENTFUL_PREVIEW_TOKEN: contentfulKeys.previewToken,
      CONTENTFUL_WEBHOOK_SECRET: contentfulKeys.webhookSecret,
      PREVIEW_SECRET: 'the secret that preview links are signed with',
      ENGINE: 'http',
      ENGINE_API_URL: gatewayUrl,
      ENGINE_API_KEY: serveKey,
      ENGINE_URL: `${engineUrl}/engine/details`,
      CODES: 'twilio-verify',
      TWILIO_VERIFY_URL: verifyUrl,
      TWILIO_VERIFY_SERVICE: verifyService,
      MESSAGES: 'smtp+twilio',
      SMTP_URL: mail.url,
      MAIL_FROM: 'Ondine Yachts <hello@ondine.example>',
      NODE_EXTRA_CA_CERTS: authority,
      TWILIO_URL: textsUrl,
      TWILIO_ACCOUNT_SID: twilioLogin.accountSid,
      TWILIO_API_KEY: twilioLogin.apiKey,
      TWILIO_API_SECRET: twilioLogin.apiSecret,
      TWILIO_FROM: '+13055550100',
      BOT_CHECK: 'turnstile',
      TURNSTILE_URL: botCheckUrl,
      TURNSTILE_SITE_KEY: turnstileSiteKey,
      TURNSTILE_SECRET: turnstileSecret,
    },
    close: async () => {
      await Promise.all([
        salesforce.close(),
        contentful.close(),
        texts.close(),
        verify.close(),
        botCheck.close(),
        stripe.close(),
        mail.close(),
        mailbox.close(),
        gateway.close(),
        engine.stop(),
      ]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
