/**
 * Headers of answers that are written before Express and show nothing of the site: health, metrics, a refused target,
 * a busy node (reliability C18). They bring no rule about HTTPS, because they are also written for hosts that are not
 * ours.
 */
export const plainAnswerHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** A year of HTTPS alone; only answers of our own hosts say so. */
export const transportSecurity = 'max-age=31536000; includeSubDomains';
