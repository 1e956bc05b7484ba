import { createPrivateKey } from 'node:crypto';
import type { SalesforceLogin } from '../src/adapters/crm-salesforce/salesforce-session';

/** Salesforce connection; required when CRM, LEADS or CALENDAR is `salesforce`. */
export interface SalesforceConfig {
  readonly url: string;
  readonly login: SalesforceLogin;
  readonly apiVersion: string;
  readonly mappingFile: string;
  readonly picturesUrl: string | undefined;
}

type EnvironmentValues = Readonly<Record<string, unknown>>;

export function readSalesforce(value: EnvironmentValues): SalesforceConfig | undefined {
  if (!isSalesforceChosen(value)) return undefined;
  const read = (name: string) => String(value[name] ?? '');
  const clientId = read('SF_CLIENT_ID');
  const login: SalesforceLogin =
    value['SF_PRIVATE_KEY'] === undefined
      ? { kind: 'secret', clientId, clientSecret: read('SF_CLIENT_SECRET') }
      : {
          kind: 'key',
          clientId,
          username: read('SF_USERNAME'),
          privateKey: pemOf(read('SF_PRIVATE_KEY')),
          audience: read('SF_AUDIENCE'),
        };
  return {
    url: read('SF_URL').replace(/\/+$/, ''),
    login,
    apiVersion: read('SF_API_VERSION'),
    mappingFile: read('SF_MAPPING'),
    picturesUrl: value['SF_PICTURES_URL'] === undefined ? undefined : new URL(read('SF_PICTURES_URL')).origin,
  };
}

/** Returns the faults of the login, one line each: it needs a client secret, or a user with a private key. */
export function refuseSalesforceLogin(value: EnvironmentValues): readonly string[] {
  if (!isSalesforceChosen(value)) return [];
  const { SF_CLIENT_SECRET: secret, SF_USERNAME: username, SF_PRIVATE_KEY: key } = value;
  if (secret !== undefined && key !== undefined) return ['SF_CLIENT_SECRET: choose it or SF_PRIVATE_KEY, not both'];
  if (secret !== undefined) return [];
  if (key === undefined) return ['SF_CLIENT_SECRET: is required, or SF_USERNAME and SF_PRIVATE_KEY'];
  if (username === undefined) return ['SF_USERNAME: is required beside SF_PRIVATE_KEY'];
  return isPrivateKey(pemOf(String(key))) ? [] : ['SF_PRIVATE_KEY: is no private key in PEM'];
}

const isSalesforceChosen = ({ CRM, LEADS, CALENDAR }: EnvironmentValues) =>
  [CRM, LEADS, CALENDAR].includes('salesforce');

/** An environment file contains a key on one line, with `\n` for its line ends. */
const pemOf = (text: string) => text.replaceAll('\\n', '\n');

function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}
