import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { BotCheckConfig, Config } from '../../../config/config';
import { transportSecurity } from '../plain-answer-headers';
import { readEngineLocation } from '../../core/reserve/engine-location';

/** Browser features that no page uses: an injected script or a vendor's frame must not get them either. */
const unusedFeatures = [
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** A panorama follows the movement of a device (decision 120). No vendor's frame gets it. */
const ownFeatures = ['accelerometer', 'gyroscope'].map((feature) => `${feature}=(self)`).join(', ');

type HeaderPolicy = Pick<Config, 'publicUrl' | 'botCheck' | 'contentful' | 'salesforce' | 'payments'> & {
  readonly policy: Pick<Config['policy'], 'engineUrl'>;
};

/**
 * One static policy for all pages, without nonces, so that a rendered page can be cached whole (reliability C14, C18).
 * A vendor of the bot check or of pictures is allowed only while it is configured; forms may post to this site, to the
 * line's engine and to the payment provider's page (D10, F2).
 */
export function securityHeaders({
  publicUrl,
  botCheck,
  contentful,
  payments,
  salesforce,
  policy: { engineUrl },
}: HeaderPolicy): readonly (readonly [string, string])[] {
  const isSecure = publicUrl?.startsWith('https:') ?? false;
  const vendor = botCheckSources(botCheck);
  const engine = readEngineLocation(engineUrl);
  const policy = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        // Styles, fonts, calls and whatever else is not named below. A page's first round trip includes its headers.
        defaultSrc: ["'self'"],
        // The site's script adds the rules by which browsers prefetch links.
        scriptSrc: ["'self'", "'inline-speculation-rules'", ...vendor.scripts],
        imgSrc: [
          "'self'",
          'data:',
          ...(contentful ? [contentful.imagesUrl] : []),
          ...(salesforce?.picturesUrl === undefined ? [] : [salesforce.picturesUrl]),
        ],
        ...(vendor.calls.length > 0 ? { connectSrc: ["'self'", ...vendor.calls] } : {}),
        ...(vendor.frames.length > 0 ? { frameSrc: ["'self'", ...vendor.frames] } : {}),
        // Chromium applies form-action to redirects as well, and a payment form is answered with a redirect to the
        // provider's page.
        formAction: [
          "'self'",
          ...(engine.kind === 'foreign' ? [engine.origin] : []),
          ...(payments.kind === 'stripe' ? [payments.pagesOrigin] : []),
        ],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // All supported browsers read frame-ancestors; a second rule could contradict it.
    xFrameOptions: false,
    // No supported browser reads these.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  return [
    ...headersOf(policy),
    ['Strict-Transport-Security', transportSecurity],
    // Cacheable answers set their own header; redirects and errors must not be cached by default (reliability C16).
    ['Cache-Control', 'private, no-store'],
    ['Permissions-Policy', `${unusedFeatures}, ${ownFeatures}`],
  ];
}

export function setUpSecurityHeaders(headers: readonly (readonly [string, string])[]): RequestHandler {
  return (_req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    next();
  };
}

/** Helmet's headers are the same for every request, so they are computed once. */
function headersOf(policy: ReturnType<typeof helmet>): readonly (readonly [string, string])[] {
  const headers: (readonly [string, string])[] = [];
  const res = {
    setHeader: (name: string, value: string) => void headers.push([name, value]),
    removeHeader: () => undefined,
  };
  policy({} as IncomingMessage, res as unknown as ServerResponse, () => undefined);
  return headers;
}

interface VendorSources {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly calls: readonly string[];
}

function botCheckSources(botCheck: BotCheckConfig): VendorSources {
  switch (botCheck.kind) {
    case 'altcha':
      return { scripts: [], frames: [], calls: [] };
    case 'turnstile':
      return { scripts: [botCheck.url], frames: [botCheck.url], calls: [] };
    case 'recaptcha': {
      const own = `${botCheck.url}/recaptcha/`;
      return {
        scripts: [own, 'https://www.gstatic.com/recaptcha/'],
        frames: [own, 'https://recaptcha.google.com/recaptcha/'],
        calls: [own],
      };
    }
  }
}
