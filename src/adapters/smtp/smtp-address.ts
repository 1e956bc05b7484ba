/** Where mail is handed in. */
export interface SmtpAddress {
  readonly host: string;
  readonly port: number;
  /** smtps: TLS from the first byte. smtp: STARTTLS, without which nothing is said. */
  readonly hasTlsFromStart: boolean;
  readonly login?: { readonly user: string; readonly pass: string };
}

/** Reads SMTP_URL. Its query is not read: no address may switch TLS or its checks off. */
export function readSmtpAddress(text: string): SmtpAddress {
  const url = new URL(text);
  const hasTlsFromStart = url.protocol === 'smtps:';
  const login = { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) };
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (hasTlsFromStart ? 465 : 587) : Number(url.port),
    hasTlsFromStart,
    ...(login.user === '' ? {} : { login }),
  };
}
