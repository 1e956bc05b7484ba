import { readFileSync } from 'node:fs';
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
  return [`Wallet passes need ${missing.join(', ')} as well`];
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
