import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import Joi from 'joi';

export interface DocumentCertificate {
  readonly pkcs12: Buffer;
  readonly password: string;
}

export interface WalletConfig {
  readonly passType: string;
  readonly team: string;
  /** The certificate is in PEM format. */
  readonly certificate: string;
  readonly key: string;
  readonly keyPassword?: string;
  /** The authority is Apple's intermediate certificate in PEM format. */
  readonly authority: string;
}

const file = Joi.string().max(1_000);

export const certificateVariables = {
  DOCUMENT_CERTIFICATE_FILE: file,
  DOCUMENT_CERTIFICATE_PASSWORD: Joi.string().allow('').max(500).default(''),
  WALLET_PASS_TYPE: Joi.string()
    .max(200)
    .pattern(/^pass\.[\w.-]+$/, 'pass.…'),
  WALLET_TEAM: Joi.string().max(50),
  WALLET_CERTIFICATE_FILE: file,
  WALLET_KEY_FILE: file,
  WALLET_KEY_PASSWORD: Joi.string().max(500),
  WALLET_AUTHORITY_FILE: file,
};

type Values = Readonly<Record<string, string | number | undefined>>;

export function readDocumentCertificate(values: Values): DocumentCertificate | undefined {
  const path = values['DOCUMENT_CERTIFICATE_FILE'];
  if (path === undefined) return undefined;
  return { pkcs12: readFileSync(String(path)), password: String(values['DOCUMENT_CERTIFICATE_PASSWORD']) };
}

const walletNames = [
  'WALLET_PASS_TYPE',
  'WALLET_TEAM',
  'WALLET_CERTIFICATE_FILE',
  'WALLET_KEY_FILE',
  'WALLET_AUTHORITY_FILE',
] as const;

/** Faults of the variables as a whole, because a pass needs all of them. */
export function walletFaults(values: Values): readonly string[] {
  const missing = walletNames.filter((name) => values[name] === undefined);
  if (missing.length === 0 || missing.length === walletNames.length) return [];
  return missing.map((name) => `${name}: is required beside the other variables of wallet passes`);
}

export function readWallet(values: Values): WalletConfig | undefined {
  if (values['WALLET_PASS_TYPE'] === undefined) return undefined;
  const read = (name: (typeof walletNames)[number]) => readFileSync(String(values[name]), 'utf8');
  return {
    passType: String(values['WALLET_PASS_TYPE']),
    team: String(values['WALLET_TEAM']),
    certificate: read('WALLET_CERTIFICATE_FILE'),
    key: read('WALLET_KEY_FILE'),
    ...(values['WALLET_KEY_PASSWORD'] === undefined ? {} : { keyPassword: String(values['WALLET_KEY_PASSWORD']) }),
    authority: read('WALLET_AUTHORITY_FILE'),
  };
}

/** What each file must hold. A fault found now is not found by the first guest who asks for a document. */
const checks: Readonly<Record<string, (content: Buffer, values: Values) => unknown>> = {
  REDIS_CA: (content) => new X509Certificate(content),
  DOCUMENT_CERTIFICATE_FILE: checkPkcs12,
  WALLET_CERTIFICATE_FILE: (content) => new X509Certificate(content),
  WALLET_KEY_FILE: (content, values) =>
    createPrivateKey({ key: content, passphrase: String(values['WALLET_KEY_PASSWORD'] ?? '') }),
  WALLET_AUTHORITY_FILE: (content) => new X509Certificate(content),
};

/** Files that cannot be read, or that hold something else, by their variables. The content is secret, and is not shown. */
export function fileFaults(values: Values): readonly string[] {
  return Object.entries(checks).flatMap(([name, check]) => {
    if (values[name] === undefined) return [];
    let content: Buffer;
    try {
      content = readFileSync(String(values[name]));
    } catch (error) {
      return [`${name}: names a file that cannot be read (${codeOf(error)})`];
    }
    try {
      check(content, values);
      return [];
    } catch (error) {
      return [`${name}: names a file that does not hold what it should (${messageOf(error)})`];
    }
  });
}

function checkPkcs12(content: Buffer, values: Values): void {
  try {
    createSecureContext({ pfx: content, passphrase: String(values['DOCUMENT_CERTIFICATE_PASSWORD'] ?? '') });
  } catch (error) {
    // OpenSSL does not open the older ciphers of PKCS #12, which the package that signs does.
    if (!/unsupported/i.test(messageOf(error))) throw error;
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : messageOf(error);
