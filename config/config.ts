import { environmentSchema, knownSecret } from './schema';

/** What the program was told at its start, checked once. Nothing else reads the environment. */
export interface Config {
  readonly port: number;
  readonly isProduction: boolean;
  readonly isDemo: boolean;
  readonly logLevel: string;
  readonly dataFolder: string;
  readonly contentFolder: string;
  readonly builtFolder: string;
  readonly redisUrl?: string;
  readonly databaseUrl?: string;
  readonly publicUrl?: string;
  /** Hops or networks whose X-Forwarded-For is believed; false believes nobody. */
  readonly trustProxy: number | readonly string[] | false;
  readonly policy: {
    readonly signInUrl: string;
    readonly hasPersonalDataInUrls: boolean;
    readonly isSignInNeutral: boolean;
    readonly excursionsOpenBefore: string;
    readonly vesselSlug: string;
    readonly engineUrl: string;
    readonly engineSiid: string;
  };
  readonly secrets: { readonly session: string; readonly botCheck: string; readonly codes: string };
  readonly botCheckCost: number;
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws ConfigError naming every variable that is wrong or missing, one a line. */
export function readConfig(environment: Environment): Config {
  const { value, error } = environmentSchema.validate(environment, { abortEarly: false, convert: true });
  if (error) throw new ConfigError(error.details.map((detail) => `${detail.path.join('.')}: ${detail.message}`).join('\n'));
  const isProduction = value.NODE_ENV === 'production';
  const isDemo: boolean = value.DEMO;
  if (isProduction && !isDemo) refuseDemonstrationParts(value);
  return {
    port: value.PORT,
    isProduction,
    isDemo,
    logLevel: value.LOG_LEVEL,
    dataFolder: value.DATA_DIR,
    contentFolder: 'config/sample-line',
    builtFolder: 'dist',
    redisUrl: value.REDIS_URL,
    databaseUrl: value.DATABASE_URL,
    publicUrl: value.PUBLIC_URL?.replace(/\/+$/, ''),
    trustProxy: readTrustProxy(value.TRUST_PROXY),
    policy: {
      signInUrl: value.SIGN_IN_URL,
      hasPersonalDataInUrls: value.PII_IN_URLS,
      isSignInNeutral: value.AUTH_NEUTRAL,
      excursionsOpenBefore: value.EXCURSIONS_OPEN_BEFORE,
      vesselSlug: value.VESSEL_SLUG,
      engineUrl: value.ENGINE_URL,
      engineSiid: value.ENGINE_SIID,
    },
    secrets: { session: value.SESSION_SECRET, botCheck: value.BOT_CHECK_SECRET, codes: value.CODE_SECRET },
    botCheckCost: value.BOT_CHECK_COST,
  };
}

/** Real guests must never meet a known secret, or codes that land in a page anybody can read. */
function refuseDemonstrationParts(value: Record<string, unknown>): void {
  const refused = ['SESSION_SECRET', 'BOT_CHECK_SECRET', 'CODE_SECRET']
    .filter((name) => value[name] === knownSecret)
    .map((name) => `${name}: must be set to a secret of your own (32 characters or more) in production`);
  if (value['MESSAGES'] === 'outbox') refused.push('MESSAGES: "outbox" is for demonstrations only; choose a real sender in production');
  if (refused.length > 0) throw new ConfigError(refused.join('\n'));
}

function readTrustProxy(text: string | undefined): Config['trustProxy'] {
  if (text === undefined || text === '' || text === '0') return false;
  return /^\d+$/.test(text) ? Number(text) : text.split(',').map((network) => network.trim());
}
