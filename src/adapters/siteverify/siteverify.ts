import Joi from 'joi';
import type { HttpOutcome } from '../http-client/http-outcome';

/** Fields that the responses of Cloudflare and Google share; others are not used. */
export interface SiteverifyAnswer {
  readonly success: boolean;
  /** The score of reCAPTCHA goes from 0 (a program) to 1 (a person). */
  readonly score?: number;
  readonly action?: string;
  readonly hostname?: string;
  readonly challenge_ts?: string;
  readonly 'error-codes'?: readonly string[];
}

export const siteverifySchema = Joi.object<SiteverifyAnswer>({
  success: Joi.boolean().required(),
  score: Joi.number().min(0).max(1),
  action: Joi.string().allow(''),
  hostname: Joi.string().allow(''),
  challenge_ts: Joi.string().allow(''),
  'error-codes': Joi.array().items(Joi.string()),
});

/**
 * These are errors of the token itself; all others (the site's secret, the vendor's outage) are not the visitor's
 * fault.
 */
const tokenFaults: ReadonlySet<string> = new Set([
  'missing-input-response',
  'invalid-input-response',
  'timeout-or-duplicate',
]);

export const isTokenFault = ({ 'error-codes': codes = [] }: SiteverifyAnswer): boolean =>
  codes.some((code) => tokenFaults.has(code));

/** Such an error may be retried once where the vendor accepts the same request twice. */
export const isInternalError = ({ 'error-codes': codes = [] }: SiteverifyAnswer): boolean =>
  codes.includes('internal-error');

/** Reads the vendor's verdict, which may also come with status 400. Returns undefined when there is none. */
export function readVerdict(outcome: HttpOutcome<SiteverifyAnswer>): SiteverifyAnswer | undefined {
  if (outcome.kind === 'answered') return outcome.body;
  if (outcome.kind !== 'refused') return undefined;
  const { error, value } = siteverifySchema.required().validate(outcome.body, { stripUnknown: true, convert: false });
  return error ? undefined : value;
}
