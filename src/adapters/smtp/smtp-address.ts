interface SmtpAddress {
  readonly host: string;
  readonly port: number;
  /** With smtps, TLS begins with the first byte; with smtp, STARTTLS is required before anything is sent. */
  readonly hasTlsFromStart: boolean;
  readonly login?: { readonly user: string; readonly pass: string };
}

/** Parses SMTP_URL. Its query is ignored, so that no URL can switch off TLS or its checks. */
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
