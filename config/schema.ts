import Joi from 'joi';

/** Secrets that stand in this repository: good for a demonstration, refused when real guests use the site. */
export const knownSecret = 'landfall-demonstration-secret-known-to-everyone';

const secret = Joi.string().min(32).default(knownSecret);
const flag = Joi.boolean().truthy('true', '1').falsy('false', '0', '').default(false);
const oneOf = (...values: readonly [string, ...string[]]) => Joi.string().valid(...values).default(values[0]);

/** Every variable that the program reads, with its default (start contract). A provider lists what this build contains. */
export const environmentSchema = Joi.object({
  NODE_ENV: Joi.string().valid('production', 'development', 'test').default('development'),
  PORT: Joi.number().integer().min(0).max(65_535).default(3000),
  DATA_DIR: Joi.string().default('./data'),
  LOG_LEVEL: Joi.string().valid('fatal', 'error', 'warn', 'info', 'debug', 'silent').default('info'),
  DEMO: flag,

  REDIS_URL: Joi.string().uri({ scheme: ['redis', 'rediss'] }),
  DATABASE_URL: Joi.string().uri({ scheme: ['postgres', 'postgresql'] }),
  PUBLIC_URL: Joi.string().uri({ scheme: ['http', 'https'] }),
  TRUST_PROXY: Joi.string().pattern(/^(\d{1,2}|[0-9a-fA-F.:/, a-z]+)$/).max(500),

  SIGN_IN_URL: Joi.string().max(500).default('/login'),
  PII_IN_URLS: flag,
  AUTH_NEUTRAL: flag,
  EXCURSIONS_OPEN_BEFORE: Joi.string().pattern(/^\d{4}-\d{2}-\d{2}$/).default('2026-06-05'),
  VESSEL_SLUG: Joi.string().pattern(/^[a-z0-9-]{1,60}$/).default('four-seasons-1'),
  ENGINE_URL: Joi.string().max(500).default('/engine/details'),
  ENGINE_SIID: Joi.string().max(60).default('landfall'),

  CRM: oneOf('embedded'),
  LEADS: oneOf('embedded'),
  CMS: oneOf('embedded'),
  ENGINE: oneOf('embedded'),
  CALENDAR: oneOf('embedded'),
  CODES: oneOf('local'),
  MESSAGES: oneOf('outbox'),
  BOT_CHECK: oneOf('altcha'),

  SESSION_SECRET: secret,
  BOT_CHECK_SECRET: secret,
  BOT_CHECK_COST: Joi.number().integer().min(1).max(100_000).default(1000),
  CODE_SECRET: secret,
}).unknown(true);
