import { execFileSync } from 'node:child_process';

export interface SelfSigned {
  readonly key: string;
  readonly cert: string;
}

let made: SelfSigned | undefined;

/** A certificate for this machine, made anew in each run and trusted only by clients that are given it. */
export function selfSigned(): SelfSigned {
  made ??= make();
  return made;
}

function make(): SelfSigned {
  const pem = execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '1',
      '-subj',
      '/CN=localhost',
      '-addext',
      'subjectAltName=IP:127.0.0.1,DNS:localhost',
      '-keyout',
      '-',
      '-out',
      '-',
    ],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [key = ''] = /-----BEGIN PRIVATE KEY-----[^]*?-----END PRIVATE KEY-----/.exec(pem) ?? [];
  const [cert = ''] = /-----BEGIN CERTIFICATE-----[^]*?-----END CERTIFICATE-----/.exec(pem) ?? [];
  return { key, cert };
}
