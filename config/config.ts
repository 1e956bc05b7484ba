import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  type DocumentCertificate,
  fileFaults,
  readDocumentCertificate,
  readWallet,
  type WalletConfig,
  walletFaults,
} from './certificates-config';
import { type ContentfulConfig, readContentful } from './contentful-config';
import { type DataKey, readDataKeys } from './data-keys';
import { type EngineConfig, engineFaults, readEngine } from './engine';
import { calendarFaults, type CalendarConfig, type LeadsConfig, readCalendar, readLeads } from './leads-config';
import { type CodesConfig, type MessagesConfig, readCodes, readMessages } from './messages-config';
import { paymentsFaults, type PaymentsConfig, readPayments, takesPayments } from './payments-config';
import { readSalesforce, refuseSalesforceLogin, type SalesforceConfig } from './salesforce-config';
import { environmentSchema } from './schema';
import { sharedSecretFaults } from './secrets-config';
import { knownSecret } from './variable-kinds';
import { readTracing, type TracingConfig } from './tracing-config';

/**
 * The environment is read here alone, and validated once at start, so that a missing variable is found before the first
 * visitor.
 */
export interface Config {
  readonly port: number;
  readonly isProduction: boolean;
  readonly isDemo: boolean;
  readonly logLevel: string;
  readonly tracing?: TracingConfig | undefined;
  readonly documentCertificate?: DocumentCertificate | undefined;
  readonly wallet?: WalletConfig | undefined;
  readonly dataFolder: string;
  /** An installation whose content comes from imports has no folder; before its first import it has no content (F1). */
  readonly contentFolder?: string | undefined;
  readonly hasSampleData: boolean;
  readonly builtFolder: string;
  readonly redisUrl?: string;
  readonly redisAuthorityFile?: string;
  readonly databaseUrl?: string;
  readonly databasePool: number;
  readonly backupKey?: Buffer | undefined;
  readonly erasureList?: string | undefined;
  readonly operator?: string | undefined;
  readonly migratesAtStart: boolean;
  readonly publicUrl?: string;
  /** The number of hops, or the networks, whose X-Forwarded-For is trusted; false trusts none. */
  readonly trustProxy: number | readonly string[] | false;
  readonly policy: {
    readonly signInUrl: string;
    readonly hasPersonalDataInUrls: boolean;
    readonly isSignInNeutral: boolean;
    readonly excursionsOpenBefore: string;
    readonly vesselSlug: string;
    readonly engineUrl: string;
    readonly engineSiid: string;
    readonly enginePages: {
      readonly customerBooking?: string | undefined;
      readonly fareBreakdown?: string | undefined;
    };
  };
  readonly secrets: { readonly session: string; readonly botCheck: string; readonly codes: string };
  /** Keys of guests' data at rest. The first one seals; all of them can open. */
  readonly dataKeys: readonly [DataKey, ...DataKey[]];
  readonly botCheckCost: number;
  readonly crm: 'embedded' | 'salesforce';
  readonly leads: LeadsConfig;
  readonly calendar: CalendarConfig;
  readonly requests: 'embedded' | 'salesforce';
  readonly passkeys: 'embedded' | 'salesforce';
  readonly salesforce?: SalesforceConfig | undefined;
  readonly messages: MessagesConfig;
  readonly codes: CodesConfig;
  readonly botCheck: BotCheckConfig;
  readonly engine: EngineConfig;
  readonly payments: PaymentsConfig;
  readonly takesPayments: boolean;
  readonly contentful?: ContentfulConfig | undefined;
  /** Key of integrators that use this installation as their engine; without it the contract is not served. */
  readonly engineServeKey?: string;
  readonly maxStreams: number;
  readonly engineServeRate: number;
  readonly allowsPrivateWebhookHosts: boolean;
  readonly smsCountries: readonly string[];
  readonly defaultCountry: 'US' | 'GB';
  readonly corsOrigins: readonly string[];
  /** True where pages feed a data layer for analytics, which also requires consent (TRK-06, H14). */
  readonly hasDataLayer: boolean;
}

export type BotCheckConfig =
  | { readonly kind: 'altcha' }
  | { readonly kind: 'turnstile'; readonly url: string; readonly siteKey: string; readonly secret: string }
  | {
      readonly kind: 'recaptcha';
      readonly url: string;
      readonly siteKey: string;
      readonly secret: string;
      readonly minScore: number;
    };

const sampleContent = 'config/sample-line';

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Messages without the value, which may be a secret (reliability E14). */
const messages = {
  'boolean.base': '{{#label}} must be true or false',
  'string.pattern.base': '{{#label}} is not of the required form',
  'string.pattern.name': '{{#label}} is not of the form {{#name}}',
};

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws ConfigError naming every variable that is wrong or missing, one per line. */
export function readConfig(environment: Environment): Config {
  const { value, error } = environmentSchema.validate(environment, { abortEarly: false, convert: true, messages });
  const isProduction = value.NODE_ENV === 'production';
  const isDemo: boolean = value.DEMO;
  const hasSampleData: boolean = value.SAMPLE_DATA ?? !(isProduction && !isDemo);
  const details = error?.details.map((detail) => `${detail.path.join('.')}: ${detail.message}`) ?? [];
  // An empty choice is wrong twice; the first line says what it may be.
  const wrong = details.filter((one, index) => details.findIndex((other) => nameIn(other) === nameIn(one)) === index);
  const wrongNames = new Set(wrong.map(nameIn));
  const faults = [
    ...(isProduction && !isDemo ? [...demonstrationFaults(value), ...sharedSecretFaults(value)] : []),
    ...strayPageFaults(value),
    ...refuseSalesforceLogin(value),
    ...calendarFaults(value),
    ...engineFaults(value),
    ...paymentsFaults(value),
    ...walletFaults(value),
    ...fileFaults(value),
  ].filter((fault) => !wrongNames.has(nameIn(fault)));
  if (wrong.length + faults.length > 0) throw new ConfigError([...wrong, ...faults].join('\n'));
  return {
    port: value.PORT,
    isProduction,
    isDemo,
    logLevel: value.LOG_LEVEL,
    tracing: readTracing(value),
    documentCertificate: readDocumentCertificate(value),
    wallet: readWallet(value),
    dataFolder: value.DATA_DIR,
    contentFolder: value.CONTENT_DIR ?? (hasSampleData ? sampleContent : undefined),
    hasSampleData,
    builtFolder: 'dist',
    redisUrl: value.REDIS_URL,
    redisAuthorityFile: value.REDIS_CA,
    databaseUrl: value.DATABASE_URL,
    databasePool: value.DATABASE_POOL,
    backupKey: value.BACKUP_KEY === undefined ? undefined : Buffer.from(value.BACKUP_KEY, 'base64'),
    erasureList: value.ERASURE_LIST,
    operator: value.OPERATOR,
    migratesAtStart:
      value.MIGRATE === undefined ? !(isProduction && !isDemo && value.DATABASE_URL) : value.MIGRATE === 'start',
    publicUrl: value.PUBLIC_URL,
    trustProxy: readTrustProxy(value.TRUST_PROXY),
    policy: {
      signInUrl: value.SIGN_IN_URL,
      hasPersonalDataInUrls: value.PII_IN_URLS,
      isSignInNeutral: value.AUTH_NEUTRAL,
      excursionsOpenBefore: value.EXCURSIONS_OPEN_BEFORE,
      vesselSlug: value.VESSEL_SLUG,
      engineUrl: value.ENGINE_URL,
      engineSiid: value.ENGINE_SIID,
      enginePages: { customerBooking: value.ENGINE_BOOKING_URL, fareBreakdown: value.ENGINE_FARES_URL },
    },
    dataKeys: readDataKeys(value.DATA_KEYS, value.CODE_SECRET),
    secrets: { session: value.SESSION_SECRET, botCheck: value.BOT_CHECK_SECRET, codes: value.CODE_SECRET },
    botCheckCost: value.BOT_CHECK_COST,
    crm: value.CRM,
    leads: readLeads(value),
    calendar: readCalendar(value),
    requests: value.REQUESTS,
    passkeys: value.PASSKEYS,
    salesforce: readSalesforce(value),
    messages: readMessages(value),
    codes: readCodes(value),
    botCheck: readBotCheck(value),
    contentful: readContentful(value),
    engine: readEngine(value),
    payments: readPayments(value),
    takesPayments: takesPayments(value),
    engineServeKey: value.ENGINE_SERVE_KEY,
    maxStreams: value.MAX_STREAMS,
    engineServeRate: value.ENGINE_SERVE_RATE,
    allowsPrivateWebhookHosts: isDemo || value.WEBHOOKS_PRIVATE_HOSTS,
    // Without a provider of text messages no country is offered.
    smsCountries: value.MESSAGES === 'smtp' && value.CODES === 'local' ? [] : value.SMS_COUNTRIES.split(','),
    defaultCountry: value.DEFAULT_COUNTRY,
    corsOrigins: value.CORS_ORIGINS.split(',').filter((origin: string) => origin !== ''),
    hasDataLayer: value.DATA_LAYER,
  };
}

/** Only a node needs its content: a backup may run where the folder is not. @throws ConfigError */
export function requireContentFolder({ contentFolder }: Pick<Config, 'contentFolder'>): void {
  if (contentFolder !== undefined && !existsSync(join(contentFolder, 'line.yaml')))
    throw new ConfigError(`CONTENT_DIR: ${contentFolder} is no folder of a line’s content: it has no line.yaml`);
}

const nameIn = (fault: string): string => fault.split(':', 1)[0] ?? '';

function readBotCheck(value: Record<string, string | number>): BotCheckConfig {
  const read = (name: string) => String(value[name] ?? '');
  const readUrl = (name: string) => read(name).replace(/\/+$/, '');
  switch (read('BOT_CHECK')) {
    case 'turnstile':
      return {
        kind: 'turnstile',
        url: readUrl('TURNSTILE_URL'),
        siteKey: read('TURNSTILE_SITE_KEY'),
        secret: read('TURNSTILE_SECRET'),
      };
    case 'recaptcha':
      return {
        kind: 'recaptcha',
        url: readUrl('RECAPTCHA_URL'),
        siteKey: read('RECAPTCHA_SITE_KEY'),
        secret: read('RECAPTCHA_SECRET'),
        minScore: Number(value['RECAPTCHA_MIN_SCORE']),
      };
    default:
      return { kind: 'altcha' };
  }
}

/** Published secrets, sample guests and codes on a public page are refused when the guests are real (F1). */
function demonstrationFaults(value: Record<string, unknown>): readonly string[] {
  const refusedSecrets = ['SESSION_SECRET', 'BOT_CHECK_SECRET', 'CODE_SECRET']
    .filter((name) => value[name] === knownSecret)
    .map((name) => `${name}: must be set to a secret of your own (32 characters or more) in production`);
  if (isTestSecret(value))
    refusedSecrets.push(
      `BOT_CHECK: "${String(value['BOT_CHECK'])}" has a secret that the vendor gives away for tests: it lets everybody in`,
    );
  if (value['SAMPLE_DATA'] === true)
    refusedSecrets.push(
      'SAMPLE_DATA: the sample guests, whom everybody can read up on, are for demonstrations only; set DEMO=true, or leave SAMPLE_DATA unset and bring a line of your own (npm run line -- import <folder>)',
    );
  if (value['MESSAGES'] === 'outbox')
    refusedSecrets.push(
      'MESSAGES: "outbox" is for demonstrations only; in production choose smtp or smtp+twilio (with SMTP_URL and MAIL_FROM)',
    );
  return refusedSecrets;
}

/**
 * Guests' names and e-mail addresses are sent to these pages, so they must be on the engine's own origin (H08,
 * reliability D10).
 */
function strayPageFaults(value: Record<string, unknown>): readonly string[] {
  const originOf = (address: unknown) => (URL.canParse(String(address)) ? new URL(String(address)).origin : undefined);
  const engine = originOf(value['ENGINE_URL']);
  return ['ENGINE_BOOKING_URL', 'ENGINE_FARES_URL']
    .filter((name) => value[name] !== undefined && (engine === undefined || originOf(value[name]) !== engine))
    .map((name) => `${name}: must be on the origin of ENGINE_URL, where the engine is`);
}

/** Vendors publish test secrets, with which every check passes or fails, whatever is sent. */
const isTestSecret = ({
  BOT_CHECK: kind,
  TURNSTILE_SECRET: turnstile,
  RECAPTCHA_SECRET: recaptcha,
}: Record<string, unknown>) =>
  (kind === 'turnstile' && /^[123]x0{20,}AA$/.test(String(turnstile))) ||
  (kind === 'recaptcha' && recaptcha === '6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe');

function readTrustProxy(text: string | undefined): Config['trustProxy'] {
  if (text === undefined || text === '' || text === '0') return false;
  return /^\d+$/.test(text) ? Number(text) : text.split(',').map((network) => network.trim());
}
