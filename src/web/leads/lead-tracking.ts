import type { Request } from 'express';
import type { Tracking } from '../../core/leads/lead';
import { readTracking as readNames } from '../../core/leads/read-tracking';
import { CONSENT_COOKIE, readTrackingCookie, readTrackingText, UTM_COOKIE } from '../../core/tracking/tracking-text';
import { readCookie } from '../sign-in/read-cookie';
import type { SubmittedValues } from './sent-values';

/**
 * How a visitor came (TRK-05, H14): what the form carries; else the cookie that was kept with their consent; else, for a
 * form without script, the query of the page that it stood on. Nothing for those who declined.
 */
export function readTracking(req: Pick<Request, 'headers' | 'get'>, sent: SubmittedValues): Tracking {
  if (hasDeclined(req)) return {};
  const carried = readNames(sent);
  if (!isEmpty(carried)) return carried;
  const stored = readTrackingCookie(encodeURIComponent(readCookie(req, UTM_COOKIE) ?? ''));
  return isEmpty(stored) ? readTrackingText(queryOf(req.get('referer') ?? '')) : stored;
}

const hasDeclined = (req: Pick<Request, 'headers' | 'get'>) =>
  req.get('sec-gpc') === '1' || readCookie(req, CONSENT_COOKIE) === 'declined';

const isEmpty = (tracking: Tracking) => Object.keys(tracking).length === 0;

const queryOf = (address: string) => (URL.canParse(address) ? new URL(address).search : '');
