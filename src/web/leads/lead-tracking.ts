import type { Request } from 'express';
import type { Tracking } from '../../core/leads/lead';
import { readTracking as readNames } from '../../core/leads/read-tracking';
import { CONSENT_COOKIE, readTrackingCookie, readTrackingText, UTM_COOKIE } from '../../core/tracking/tracking-text';
import { readCookie } from '../session/read-cookie';
import type { SubmittedValues } from './submitted-values';

/**
 * Takes the values of the form; else those of the cookie that was stored with consent; else, without script, those of
 * the page's query (TRK-05, H14).
 */
export function readTracking(req: Pick<Request, 'headers' | 'get'>, submittedValues: SubmittedValues): Tracking {
  if (hasDeclined(req)) return {};
  const formTracking = readNames(submittedValues);
  if (!isEmpty(formTracking)) return formTracking;
  const cookieTracking = readTrackingCookie(encodeURIComponent(readCookie(req, UTM_COOKIE) ?? ''));
  return isEmpty(cookieTracking) ? readTrackingText(queryOf(req.get('referer') ?? '')) : cookieTracking;
}

const hasDeclined = (req: Pick<Request, 'headers' | 'get'>) =>
  req.get('sec-gpc') === '1' || readCookie(req, CONSENT_COOKIE) === 'declined';

const isEmpty = (tracking: Tracking) => Object.keys(tracking).length === 0;

const queryOf = (address: string) => (URL.canParse(address) ? new URL(address).search : '');
