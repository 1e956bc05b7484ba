import type { RequestHandler } from 'express';

interface ProxyLog {
  warn(details: object, message: string): void;
}

/**
 * Without TRUST_PROXY the address of a proxy is taken for that of every visitor, so that all of them share one budget
 * (reliability A6), which shows only once the site is busy. Logged once: a header that a visitor forged says no more.
 */
export function noticeUntrustedProxy(log: ProxyLog): RequestHandler {
  let isNoticed = false;
  return (req, _res, next) => {
    if (!isNoticed && req.headers['x-forwarded-for'] !== undefined) {
      isNoticed = true;
      log.warn(
        {},
        'a request came with X-Forwarded-For, and TRUST_PROXY is not set: behind a proxy all visitors share its address, and its limits',
      );
    }
    next();
  };
}
