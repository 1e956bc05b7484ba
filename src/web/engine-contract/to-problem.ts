import type { Response } from 'express';
import { toHttpError } from '../middleware/to-http-error';
import { ContractProblem, type ProblemCode } from './contract-problem';

/** Problem codes and texts of the contract for requests that are refused before a handler of the contract runs. */
const inContract: Readonly<Record<string, readonly [ProblemCode, string]>> = {
  BAD_ADDRESS: ['MALFORMED', 'The address cannot be read: encode it as UTF-8.'],
  FORBIDDEN_KEY: ['MALFORMED', 'No field may be named __proto__, constructor or prototype.'],
  MALFORMED: ['MALFORMED', 'The body cannot be read: send a JSON object in UTF-8.'],
  TOO_DEEP: ['MALFORMED', 'The body may be nested 20 deep at most.'],
  TOO_MANY_ITEMS: ['MALFORMED', 'A list of the body may have 200 items at most.'],
  TOO_LARGE: ['TOO_LARGE', 'A body has 1 MB at most.'],
  UNSUPPORTED_TYPE: ['UNSUPPORTED_TYPE', 'Send JSON in UTF-8, as it is or compressed by gzip, deflate or br.'],
  IN_FLIGHT: ['IN_FLIGHT', 'Ask again in a second.'],
  KEY_REUSED: ['KEY_REUSED', 'This key belongs to another request: send a key of its own with each booking.'],
  UNAVAILABLE: ['UNAVAILABLE', 'Please try again in a moment.'],
};

export function toProblem(cause: unknown, res: Response): ContractProblem {
  if (cause instanceof ContractProblem) return cause;
  const error = toHttpError(cause);
  if (error.code === 'INVALID') return new ContractProblem('INVALID', error.message, { fields: error.fields });
  if (error.code === 'METHOD_NOT_ALLOWED')
    return new ContractProblem('METHOD_NOT_ALLOWED', `It answers ${res.get('Allow')}.`);
  const [code, detail] = inContract[error.code] ?? [
    'INTERNAL',
    'Please try again, and quote the correlation id when it happens again.',
  ];
  return new ContractProblem(code, detail, error.status === 409 ? { retryAfterSeconds: error.retryAfterSeconds } : {});
}
