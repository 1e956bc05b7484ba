import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '../../../config/config';

const yearSeconds = 365 * 24 * 3600;

/** One static policy for all pages, without nonces, so that a rendered page can be cached whole (reliability C14, C18). */
export function setUpSecurityHeaders({ publicUrl }: Config): RequestHandler[] {
  const isSecure = publicUrl?.startsWith('https:') ?? false;
  const policy = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: { maxAge: yearSeconds, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  const defaults: RequestHandler = (_req, res, next) => {
    // Whatever may be kept says so itself; a redirect or an error that nobody thought of may not (reliability C16).
    res.set('Cache-Control', 'private, no-store');
    res.set('Speculation-Rules', '"/assets/speculation-rules.json"');
    next();
  };
  return [policy, defaults];
}
