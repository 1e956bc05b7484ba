import { isIP } from 'node:net';
import Joi from 'joi';
import { keyOfCodes } from './data-keys';

/** Secrets published in this repository: accepted for a demonstration, refused when real guests use the site. */
export const knownSecret = 'landfall-demonstration-secret-known-to-everyone';

export const secret = Joi.string().min(32).default(knownSecret);
export const webAddress = Joi.string().uri({ scheme: ['http', 'https'] });
export const flag = Joi.boolean().truthy('true', '1').falsy('false', '0', '').default(false);
export const oneOf = (...values: readonly [string, ...string[]]) =>
  Joi.string()
    .valid(...values)
    .default(values[0]);

export const whenChosen = (variable: string, values: readonly string[], schema: Joi.Schema) =>
  schema.when(variable, { is: Joi.valid(...values).required(), then: Joi.required() });
export const whenAnyChosen = (choices: readonly (readonly [variable: string, value: string])[], schema: Joi.Schema) =>
  choices.reduce(
    (condition, [variable, value]) => condition.when(variable, { is: Joi.valid(value), then: Joi.required() }),
    schema,
  );
/** CRM, LEADS, CALENDAR, REQUESTS and PASSKEYS may each be Salesforce; they share one login. */
export const whenSalesforce = (schema: Joi.Schema) =>
  ['CRM', 'LEADS', 'CALENDAR', 'REQUESTS', 'PASSKEYS'].reduce(
    (fieldSchema, variable) => whenChosen(variable, ['salesforce'], fieldSchema),
    schema,
  );
export const countryList = (countries: string) =>
  Joi.string()
    .pattern(/^[A-Z]{2}(,[A-Z]{2})*$/, 'US,CA,GB')
    .default(countries);

/** Mails have it in their From header: `hello@line.example` or `Line <hello@line.example>`. */
export const mailbox = Joi.string()
  .max(200)
  .pattern(/^([^<>"\p{Cc}]+ <[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/u, 'address or “Name <address>”');

/** A text that `faultOf` finds no fault with; the fault is what the operator reads. */
export const checkedText = (faultOf: (text: string) => string | undefined) =>
  Joi.string()
    .custom((text: string) => {
      const fault = faultOf(text);
      if (fault !== undefined) throw new Error(fault);
      return text;
    })
    .message('{{#label}} {{#error.message}}');

/** Origins as browsers send them, separated by commas: `https://www.partner.example,https://b.example:8443`. */
export const originList = checkedText((text) => {
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
export const linkedAddress = checkedText((text) =>
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

export const trustedProxies = checkedText((text) =>
  /^\d{1,2}$/.test(text) || text.split(',').every((network) => isNetwork(network.trim()))
    ? undefined
    : 'must be a number of hops (0 for none), or networks such as 10.0.0.0/8,fd00::/8',
).max(500);

/** The scheme and host of the site: links, cookies and passkeys are made for it (a path or a login would get into links). */
export const origin = webAddress
  .custom((text: string) => {
    const { origin: parsedOrigin, pathname, search, hash, username, password } = new URL(text);
    if (pathname !== '/' || `${search}${hash}${username}${password}` !== '')
      throw new Error('must be an origin alone, such as https://www.example.com (no path, no query and no login)');
    return parsedOrigin;
  })
  .message('{{#label}} {{#error.message}}');

/** A value that is sealed at rest names its key, so that a name that stands twice could not be opened again. */
export const dataKeys = Joi.string()
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
