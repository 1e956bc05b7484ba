import Joi from 'joi';
import { parsePlainDate } from '../src/core/shared/plain-date';
import { certificateVariables } from './certificates-config';
import { tracingVariables } from './tracing-config';
import {
  checkedText,
  countryList,
  dataKeys,
  flag,
  linkedAddress,
  mailbox,
  oneOf,
  origin,
  originList,
  secret,
  trustedProxies,
  webAddress,
  whenAnyChosen,
  whenChosen,
  whenSalesforce,
} from './variable-kinds';

export const environmentSchema = Joi.object({
  NODE_ENV: Joi.string().valid('production', 'development', 'test').default('development'),
  PORT: Joi.number().integer().min(0).max(65_535).default(3000),
  DATA_DIR: Joi.string().default('./data'),
  CONTENT_DIR: Joi.string(),
  SAMPLE_DATA: Joi.boolean().truthy('true', '1').falsy('false', '0'),
  ...tracingVariables,
  ...certificateVariables,
  LOG_LEVEL: Joi.string().valid('fatal', 'error', 'warn', 'info', 'debug', 'silent').default('info'),
  DEMO: flag,

  REDIS_URL: Joi.string()
    .max(2_000)
    .pattern(
      /^rediss?(-sentinel:\/\/[^/?]+\/[^/?]+(\?db=\d+)?|-cluster:\/\/[^/?]+\/?|:\/\/[^\s,]+)$/,
      'redis://host:6379',
    ),
  REDIS_CA: Joi.string().max(500),
  DATABASE_URL: Joi.string().uri({ scheme: ['postgres', 'postgresql'] }),
  DATABASE_POOL: Joi.number().integer().min(2).max(200).default(10),
  /**
   * Migrations are applied by a command or at each start. Default: `command` with real guests on PostgreSQL, else
   * `start` (decision 0066).
   */
  MIGRATE: Joi.string().valid('start', 'command'),
  /** Key that seals backups: 32 bytes in base64 (`openssl rand -base64 32`). */
  BACKUP_KEY: Joi.string().pattern(/^[A-Za-z0-9+/]{43}=$/, '32 bytes in base64'),
  /** The file beside the backups in which erasures are noted, so that they can be repeated after a restore. */
  ERASURE_LIST: Joi.string().max(500),
  /** The person whom the log of operators names, where all people share an account. */
  OPERATOR: Joi.string()
    .max(60)
    .pattern(/^[^\p{Cc}\u2028\u2029]+$/u, 'name without control characters'),
  PUBLIC_URL: origin,
  TRUST_PROXY: trustedProxies,

  CORS_ORIGINS: originList,

  SIGN_IN_URL: linkedAddress.default('/login'),
  PII_IN_URLS: flag,
  AUTH_NEUTRAL: flag,
  EXCURSIONS_OPEN_BEFORE: checkedText((text) =>
    parsePlainDate(text) === undefined ? 'must be a day of the calendar, as YYYY-MM-DD' : undefined,
  ).default('2026-06-05'),
  VESSEL_SLUG: Joi.string()
    .pattern(/^[a-z0-9-]{1,60}$/, 'small letters, digits and hyphens')
    .default('four-seasons-1'),
  ENGINE_URL: linkedAddress.default('/engine/details'),
  /** Another vendor's engine has pages about a reservation (ENG-07, ENG-08), on the origin of ENGINE_URL. */
  ENGINE_BOOKING_URL: webAddress.max(500),
  ENGINE_FARES_URL: webAddress.max(500),
  ENGINE_SIID: Joi.string().max(60).default('landfall'),
  /** ENGINE=http needs the base URL of the engine contract (without /v1), and the site's credentials there. */
  ENGINE_API_URL: whenChosen('ENGINE', ['http'], webAddress.max(500)),
  ENGINE_API_KEY: Joi.string().max(1_000),
  ENGINE_TOKEN_URL: webAddress.max(500),
  ENGINE_CLIENT_ID: Joi.string().max(200),
  ENGINE_CLIENT_SECRET: Joi.string().max(1_000),
  /** What the engine's identity provider wants with the client: a scope, an audience, the client in a header. */
  ENGINE_TOKEN_SCOPE: Joi.string().max(1_000),
  ENGINE_TOKEN_AUDIENCE: Joi.string().max(1_000),
  ENGINE_CLIENT_IN: Joi.string().valid('body', 'basic').default('body'),
  /** Integrators with this key may use this installation as their engine: it then serves the contract under /v1. */
  ENGINE_SERVE_KEY: Joi.string().min(32).max(1_000),
  MAX_STREAMS: Joi.number().integer().min(1).max(20_000).default(1_000),
  ENGINE_SERVE_RATE: Joi.number().integer().min(1).max(5_000).default(500),

  CRM: oneOf('embedded', 'salesforce'),
  LEADS: oneOf('embedded', 'salesforce', 'web-to-lead'),
  CMS: oneOf('embedded', 'contentful'),
  ENGINE: oneOf('embedded', 'http'),
  CALENDAR: oneOf('embedded', 'salesforce'),
  REQUESTS: oneOf('embedded', 'salesforce'),
  PASSKEYS: oneOf('embedded', 'salesforce'),
  /** The default is `embedded` in a demonstration, `none` in production (F1). */
  PAYMENTS: Joi.string().valid('embedded', 'stripe', 'none'),
  CODES: oneOf('local', 'twilio-verify'),
  MESSAGES: oneOf('outbox', 'smtp', 'smtp+twilio'),
  BOT_CHECK: oneOf('altcha', 'turnstile', 'recaptcha'),

  CONTENTFUL_URL: webAddress.default('https://graphql.contentful.com'),
  CONTENTFUL_SPACE: whenChosen('CMS', ['contentful'], Joi.string().pattern(/^[A-Za-z0-9._-]{1,64}$/)),
  CONTENTFUL_ENVIRONMENT: Joi.string()
    .pattern(/^[A-Za-z0-9._-]{1,64}$/)
    .default('master'),
  CONTENTFUL_TOKEN: whenChosen('CMS', ['contentful'], Joi.string().max(200)),
  CONTENTFUL_PREVIEW_TOKEN: whenChosen('CMS', ['contentful'], Joi.string().max(200)),
  /** Contentful's signing secrets have exactly 64 characters. */
  CONTENTFUL_WEBHOOK_SECRET: whenChosen('CMS', ['contentful'], Joi.string().length(64)),
  /** Origin from which browsers fetch pictures; default is Contentful's Images API of the same region. */
  CONTENTFUL_IMAGES_URL: webAddress,
  PREVIEW_SECRET: whenChosen('CMS', ['contentful'], Joi.string().min(32).max(1_000)),

  SF_URL: whenSalesforce(webAddress),
  SF_CLIENT_ID: whenSalesforce(Joi.string().max(300)),
  SF_CLIENT_SECRET: Joi.string().max(300),
  /**
   * The site may use these instead of a client secret: the user who authorised the app, and the private key of its
   * certificate (JWT bearer).
   */
  SF_USERNAME: Joi.string().max(200),
  SF_PRIVATE_KEY: Joi.string().max(10_000),
  SF_AUDIENCE: webAddress.default('https://login.salesforce.com'),
  SF_API_VERSION: Joi.string()
    .pattern(/^v\d{2}\.0$/, 'v66.0')
    .default('v66.0'),
  /** Origin from which browsers fetch consultants' pictures; without it only pictures of the site itself are shown. */
  SF_PICTURES_URL: webAddress,
  SF_MAPPING: Joi.string().max(500).default('config/salesforce-mapping.json'),
  /** The consultants' service territory, and the work type (08q…) or work type group (0VS…) of a conversation. */
  SF_TERRITORY_ID: whenChosen(
    'CALENDAR',
    ['salesforce'],
    Joi.string().pattern(/^0Hh[A-Za-z0-9]{12}([A-Za-z0-9]{3})?$/, '0Hh…, 15 or 18 characters'),
  ),
  SF_WORK_TYPE_ID: whenChosen(
    'CALENDAR',
    ['salesforce'],
    Joi.string().pattern(/^(08q|0VS)[A-Za-z0-9]{12}([A-Za-z0-9]{3})?$/, '08q… or 0VS…, 15 or 18 characters'),
  ),
  WEB_TO_LEAD_URL: webAddress.default('https://webto.salesforce.com/servlet/servlet.WebToLead'),
  WEB_TO_LEAD_OID: whenChosen(
    'LEADS',
    ['web-to-lead'],
    Joi.string().pattern(/^00D[A-Za-z0-9]{12}([A-Za-z0-9]{3})?$/, '00D…, 15 or 18 characters'),
  ),

  SMTP_URL: whenChosen('MESSAGES', ['smtp', 'smtp+twilio'], Joi.string().uri({ scheme: ['smtp', 'smtps'] })),
  MAIL_FROM: whenChosen('MESSAGES', ['smtp', 'smtp+twilio'], mailbox),
  TWILIO_URL: webAddress.default('https://api.twilio.com'),
  TWILIO_ACCOUNT_SID: whenChosen(
    'MESSAGES',
    ['smtp+twilio'],
    Joi.string().pattern(/^AC[0-9a-fA-F]{32}$/, 'AC and 32 hexadecimal digits'),
  ),
  TWILIO_API_KEY: whenAnyChosen(
    [
      ['MESSAGES', 'smtp+twilio'],
      ['CODES', 'twilio-verify'],
    ],
    Joi.string().max(100),
  ),
  TWILIO_API_SECRET: whenAnyChosen(
    [
      ['MESSAGES', 'smtp+twilio'],
      ['CODES', 'twilio-verify'],
    ],
    Joi.string().max(200),
  ),
  /** The sender is a number in E.164, or a messaging service (MG…). */
  TWILIO_FROM: whenChosen(
    'MESSAGES',
    ['smtp+twilio'],
    Joi.string().pattern(/^(\+\d{6,15}|MG[0-9a-fA-F]{32})$/, 'number in E.164, or MG and 32 hexadecimal digits'),
  ),
  TWILIO_VERIFY_URL: webAddress.default('https://verify.twilio.com'),
  TWILIO_VERIFY_SERVICE: whenChosen(
    'CODES',
    ['twilio-verify'],
    Joi.string().pattern(/^VA[0-9a-fA-F]{32}$/, 'VA and 32 hexadecimal digits'),
  ),
  SMS_COUNTRIES: countryList('US,CA,GB'),

  TURNSTILE_URL: webAddress.default('https://challenges.cloudflare.com'),
  TURNSTILE_SITE_KEY: whenChosen('BOT_CHECK', ['turnstile'], Joi.string().max(200)),
  TURNSTILE_SECRET: whenChosen('BOT_CHECK', ['turnstile'], Joi.string().max(200)),
  RECAPTCHA_URL: webAddress.default('https://www.google.com'),
  RECAPTCHA_SITE_KEY: whenChosen('BOT_CHECK', ['recaptcha'], Joi.string().max(200)),
  RECAPTCHA_SECRET: whenChosen('BOT_CHECK', ['recaptcha'], Joi.string().max(200)),
  RECAPTCHA_MIN_SCORE: Joi.number().min(0).max(1).default(0.5),

  STRIPE_URL: webAddress.default('https://api.stripe.com'),
  /** Origin of Stripe's pages, when the account has a domain of its own for them. */
  STRIPE_CHECKOUT_URL: webAddress,
  STRIPE_SECRET_KEY: whenChosen(
    'PAYMENTS',
    ['stripe'],
    Joi.string().pattern(/^rk_(live|test)_[A-Za-z0-9]{1,300}$/, 'restricted key, rk_live_… or rk_test_…'),
  ),
  STRIPE_WEBHOOK_SECRET: whenChosen(
    'PAYMENTS',
    ['stripe'],
    Joi.string().pattern(/^whsec_[A-Za-z0-9+/=_-]{16,200}$/, 'whsec_…'),
  ),

  /**
   * Webhooks may be sent to plain http and to addresses of this machine and its network; in a demonstration they always
   * may.
   */
  WEBHOOKS_PRIVATE_HOSTS: flag,

  DEFAULT_COUNTRY: Joi.string().valid('US', 'GB').default('US'),
  DATA_LAYER: flag,

  SESSION_SECRET: secret,
  BOT_CHECK_SECRET: secret,
  BOT_CHECK_COST: Joi.number().integer().min(1).max(100_000).default(1000),
  CODE_SECRET: secret,
  /** These keys seal guests' data at rest, the newest first: `name:32 bytes in base64, …` (reliability F9). */
  DATA_KEYS: dataKeys,
}).unknown(true);
