import { isIP } from 'node:net';
import Joi from 'joi';
import { parsePlainDate } from '../src/core/shared/plain-date';
import { certificateVariables } from './certificates-config';
import { tracingVariables } from './tracing-config';

/** Secrets published in this repository: accepted for a demonstration, refused when real guests use the site. */
export const knownSecret = 'landfall-demonstration-secret-known-to-everyone';

const secret = Joi.string().min(32).default(knownSecret);
const flag = Joi.boolean().truthy('true', '1').falsy('false', '0', '').default(false);
const oneOf = (...values: readonly [string, ...string[]]) =>
  Joi.string()
    .valid(...values)
    .default(values[0]);

const whenChosen = (variable: string, values: readonly string[], schema: Joi.Schema) =>
  schema.when(variable, { is: Joi.valid(...values).required(), then: Joi.required() });
const whenAnyChosen = (choices: readonly (readonly [variable: string, value: string])[], schema: Joi.Schema) =>
  choices.reduce(
    (condition, [variable, value]) => condition.when(variable, { is: Joi.valid(value), then: Joi.required() }),
    schema,
  );
/** CRM, LEADS, CALENDAR, REQUESTS and PASSKEYS may each be Salesforce; they share one login. */
const whenSalesforce = (schema: Joi.Schema) =>
  ['CRM', 'LEADS', 'CALENDAR', 'REQUESTS', 'PASSKEYS'].reduce(
    (fieldSchema, variable) => whenChosen(variable, ['salesforce'], fieldSchema),
    schema,
  );
const countryList = (countries: string) =>
  Joi.string()
    .pattern(/^[A-Z]{2}(,[A-Z]{2})*$/, 'US,CA,GB')
    .default(countries);

/** Mails have it in their From header: `hello@line.example` or `Line <hello@line.example>`. */
const mailbox = Joi.string()
  .max(200)
  .pattern(/^([^<>"\p{Cc}]+ <[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/u, 'address or “Name <address>”');

/** A text that `faultOf` finds no fault with; the fault is what the operator reads. */
const checkedText = (faultOf: (text: string) => string | undefined) =>
  Joi.string()
    .custom((text: string) => {
      const fault = faultOf(text);
      if (fault !== undefined) throw new Error(fault);
      return text;
    })
    .message('{{#label}} {{#error.message}}');

/** Origins as browsers send them, separated by commas: `https://www.partner.example,https://b.example:8443`. */
const originList = checkedText((text) => {
  const wrong = text.split(',').find((origin) => text !== '' && !isOrigin(origin));
  return wrong === undefined
    ? undefined
    : `has “${wrong}”, which is no origin, such as https://www.example.com (no path, no * and no spaces)`;
})
  .max(4_000)
  .allow('')
  .default('');

const isOrigin = (text: string): boolean =>
  /^https?:[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** An address of this site or a whole one elsewhere, which pages link to. */
const linkedAddress = checkedText((text) =>
  /^\/(?![/\\])/.test(text) || (/^https?:\/\//.test(text) && URL.canParse(text))
    ? undefined
    : 'must be a path of this site, such as /login, or an address with http:// or https://',
).max(500);

const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];

/** A network as Express understands it: an address, with or without the length of its prefix or an IPv4 mask. */
function isNetwork(text: string): boolean {
  const [address = '', range, more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more !== undefined) return namedNetworks.includes(text);
  if (range === undefined) return true;
  const isPrefix = /^\d{1,3}$/.test(range) && Number(range) >= 1 && Number(range) <= (version === 4 ? 32 : 128);
  return isPrefix || (version === 4 && isIP(range) === 4);
}

const trustedProxies = checkedText((text) =>
  /^\d{1,2}$/.test(text) || text.split(',').every((network) => isNetwork(network.trim()))
    ? undefined
    : 'must be a number of hops (0 for none), or networks such as 10.0.0.0/8,fd00::/8',
).max(500);

/** The scheme and host of the site: links, cookies and passkeys are made for it (a path or a login would get into links). */
const origin = Joi.string()
  .uri({ scheme: ['http', 'https'] })
  .custom((text: string) => {
    const { origin: parsedOrigin, pathname, search, hash, username, password } = new URL(text);
    if (pathname !== '/' || `${search}${hash}${username}${password}` !== '')
      throw new Error('must be an origin alone, such as https://www.example.com (no path, no query and no login)');
    return parsedOrigin;
  })
  .message('{{#label}} {{#error.message}}');

const keyOfCodes = 'code-secret';

/** A value that is sealed at rest names its key, so that a name that stands twice could not be opened again. */
const dataKeys = Joi.string()
  .max(2_000)
  .pattern(
    /^[a-z0-9-]{1,20}:[A-Za-z0-9+/_-]{43}=?(?:,[a-z0-9-]{1,20}:[A-Za-z0-9+/_-]{43}=?)*$/,
    'name:32 bytes in base64 (openssl rand -base64 32), with commas between several',
  )
  .custom((text: string) => {
    const names = text.split(',').map((key) => key.slice(0, key.indexOf(':')));
    const [twice] = names.filter((name, index) => names.indexOf(name) !== index || name === keyOfCodes);
    if (twice !== undefined)
      throw new Error(
        `has two keys with the name “${twice}”${twice === keyOfCodes ? ' (it is that of CODE_SECRET)' : ''}: give each a name of its own`,
      );
    return text;
  })
  .message('{{#label}} {{#error.message}}');

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
  ENGINE_BOOKING_URL: Joi.string()
    .uri({ scheme: ['http', 'https'] })
    .max(500),
  ENGINE_FARES_URL: Joi.string()
    .uri({ scheme: ['http', 'https'] })
    .max(500),
  ENGINE_SIID: Joi.string().max(60).default('landfall'),
  /** ENGINE=http needs the base URL of the engine contract (without /v1), and the site's credentials there. */
  ENGINE_API_URL: whenChosen(
    'ENGINE',
    ['http'],
    Joi.string()
      .uri({ scheme: ['http', 'https'] })
      .max(500),
  ),
  ENGINE_API_KEY: Joi.string().max(1_000),
  ENGINE_TOKEN_URL: Joi.string()
    .uri({ scheme: ['http', 'https'] })
    .max(500),
  ENGINE_CLIENT_ID: Joi.string().max(200),
  ENGINE_CLIENT_SECRET: Joi.string().max(1_000),
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

  CONTENTFUL_URL: Joi.string()
    .uri({ scheme: ['http', 'https'] })
    .default('https://graphql.contentful.com'),
  CONTENTFUL_SPACE: whenChosen('CMS', ['contentful'], Joi.string().pattern(/^[A-Za-z0-9._-]{1,64}$/)),
  CONTENTFUL_ENVIRONMENT: Joi.string()
    .pattern(/^[A-Za-z0-9._-]{1,64}$/)
    .default('master'),
  CONTENTFUL_TOKEN: whenChosen('CMS', ['contentful'], Joi.string().max(200)),
  CONTENTFUL_PREVIEW_TOKEN: whenChosen('CMS', ['contentful'], Joi.string().max(200)),
  /** Contentful's signing secrets have exactly 64 characters. */
  CONTENTFUL_WEBHOOK_SECRET: whenChosen('CMS', ['contentful'], Joi.string().length(64)),
  /** Origin from which browsers fetch pictures; default is Contentful's Images API of the same region. */
  CONTENTFUL_IMAGES_URL: Joi.string().uri({ scheme: ['http', 'https'] }),
  PREVIEW_SECRET: whenChosen('CMS', ['contentful'], Joi.string().min(32).max(1_000)),

  SF_URL: whenSalesforce(Joi.string().uri({ scheme: ['http', 'https'] })),
  SF_CLIENT_ID: whenSalesforce(Joi.string().max(300)),
  SF_CLIENT_SECRET: Joi.string().max(300),
  /**
   * The site may use these instead of a client secret: the user who authorised the app, and the private key of its
   * certificate (JWT bearer).
   */
  SF_USERNAME: Joi.string().max(200),
  SF_PRIVATE_KEY: Joi.string().max(10_000),
  SF_AUDIENCE: Joi.string()
    .uri({ scheme: ['http', 'https'] })
    .default('https://login.salesforce.com'),
  SF_API_VERSION: Joi.string()
    .pattern(/^v\d{2}\.0$/, 'v66.0')
    .default('v66.0'),
  /** Origin from which browsers fetch consultants' pictures; without it only pictures of the site itself are shown. */
  SF_PICTURES_URL: Joi.string().uri({ scheme: ['http', 'https'] }),
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
  WEB_TO_LEAD_URL: Joi.string()
    .uri({ scheme: ['http', 'https'] })
    .default('https://webto.salesforce.com/servlet/servlet.WebToLead'),
  WEB_TO_LEAD_OID: whenChosen(
    'LEADS',
    ['web-to-lead'],
    Joi.string().pattern(/^00D[A-Za-z0-9]{12}([A-Za-z0-9]{3})?$/, '00D…, 15 or 18 characters'),
  ),

  SMTP_URL: whenChosen('MESSAGES', ['smtp', 'smtp+twilio'], Joi.string().uri({ scheme: ['smtp', 'smtps'] })),
  MAIL_FROM: whenChosen('MESSAGES', ['smtp', 'smtp+twilio'], mailbox),
  TWILIO_URL: Joi.string()
    .uri({ scheme: ['http', 'https'] })
    .default('https://api.twilio.com'),
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
  TWILIO_VERIFY_URL: Joi.string()
    .uri({ scheme: ['http', 'https'] })
    .default('https://verify.twilio.com'),
  TWILIO_VERIFY_SERVICE: whenChosen(
    'CODES',
    ['twilio-verify'],
    Joi.string().pattern(/^VA[0-9a-fA-F]{32}$/, 'VA and 32 hexadecimal digits'),
  ),
  SMS_COUNTRIES: countryList('US,CA,GB'),

  TURNSTILE_URL: Joi.string()
    .uri({ scheme: ['http', 'https'] })
    .default('https://challenges.cloudflare.com'),
  TURNSTILE_SITE_KEY: whenChosen('BOT_CHECK', ['turnstile'], Joi.string().max(200)),
  TURNSTILE_SECRET: whenChosen('BOT_CHECK', ['turnstile'], Joi.string().max(200)),
  RECAPTCHA_URL: Joi.string()
    .uri({ scheme: ['http', 'https'] })
    .default('https://www.google.com'),
  RECAPTCHA_SITE_KEY: whenChosen('BOT_CHECK', ['recaptcha'], Joi.string().max(200)),
  RECAPTCHA_SECRET: whenChosen('BOT_CHECK', ['recaptcha'], Joi.string().max(200)),
  RECAPTCHA_MIN_SCORE: Joi.number().min(0).max(1).default(0.5),

  STRIPE_URL: Joi.string()
    .uri({ scheme: ['http', 'https'] })
    .default('https://api.stripe.com'),
  /** Origin of Stripe's pages, when the account has a domain of its own for them. */
  STRIPE_CHECKOUT_URL: Joi.string().uri({ scheme: ['http', 'https'] }),
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
