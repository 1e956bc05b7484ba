import type Joi from 'joi';
import type { ApiAnswer, ApiOperation } from '../routing/api-operation';
import type { ApiRoute } from '../routing/feature-routes';
import { scopeOf } from '../routing/scope-of';
import type { CallErrorCode } from './call-error-codes';
import { type ErrorCode, errorOf, isErrorCode, meaningOfCode } from './error-catalogue';

export interface DocumentedAnswer {
  readonly status: number;
  readonly description: string;
  readonly schema?: Joi.Schema;
  readonly mediaType?: string;
  readonly sharedResponse?: ApiAnswer['sharedResponse'];
  readonly codes: readonly ErrorCode[];
}

export type DocumentedRoute = Pick<ApiRoute, 'path' | 'method' | 'operation' | 'access'>;

/** Every successful read in JSON has an ETag; a stream of events has none. */
export const hasEtag = ({ method, operation: { answers } }: DocumentedRoute): boolean => {
  const success = answers[200];
  return method === 'get' && success !== undefined && success.mediaType === undefined;
};

/** Returns every status of a call: its own, and those of the middleware (reliability B4, C4 to C6). */
export function documentedAnswers(route: DocumentedRoute): readonly DocumentedAnswer[] {
  const own = Object.entries(route.operation.answers).map(([text, answer]): DocumentedAnswer => {
    const status = Number(text);
    return { ...answer, status, codes: status < 400 ? [] : codesNamedIn(answer.description, status) };
  });
  const errorCodes = impliedCodes(route);
  const statuses = new Set([
    ...own.map(({ status }) => status),
    ...errorCodes.map((code) => errorOf(code).status),
    ...(hasEtag(route) ? [304] : []),
  ]);
  return [...statuses]
    .sort((one, other) => one - other)
    .map((status) => {
      const ownAnswer = own.find((answer) => answer.status === status);
      const isSaidInWords = ownAnswer !== undefined && !/^[A-Z_, ]+$/.test(ownAnswer.description);
      const codes = [
        ...new Set([...(ownAnswer?.codes ?? []), ...errorCodes.filter((code) => errorOf(code).status === status)]),
      ];
      const description = isSaidInWords
        ? ownAnswer.description
        : status === 304
          ? 'What If-None-Match names is what there is now.'
          : codes.map(meaningOfCode).join(' ');
      return { ...ownAnswer, status, description, codes };
    });
}

/** A description names its codes in brackets; otherwise the default code of the status applies. */
function codesNamedIn(description: string, status: number): readonly ErrorCode[] {
  const namedCodes = [...description.matchAll(/\b[A-Z]+(?:_[A-Z]+)*\b/g)]
    .map(([word]) => word)
    .filter(isErrorCode)
    .filter((code) => errorOf(code).status === status);
  const plain = plainCodes[status];
  return namedCodes.length === 0 && plain ? [plain] : [...new Set(namedCodes)];
}

export const plainCodes: Readonly<Record<number, CallErrorCode>> = {
  400: 'MALFORMED',
  401: 'NO_SESSION',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_TYPE',
  422: 'INVALID',
  429: 'RATE_LIMITED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
};

function impliedCodes(route: DocumentedRoute): readonly CallErrorCode[] {
  const { path, method, operation, access } = route;
  const isForPartners = scopeOf(route) !== undefined;
  const isWrite = method !== 'get';
  return [
    'BAD_QUERY',
    'REPEATED_PARAMETER',
    ...(path.includes(':') ? (['BAD_ADDRESS'] as const) : []),
    ...(isWrite
      ? (['MALFORMED', 'FORBIDDEN_KEY', 'TOO_DEEP', 'TOO_MANY_ITEMS', 'CSRF', 'TOO_LARGE', 'UNSUPPORTED_TYPE'] as const)
      : []),
    ...(operation.takesForm ? (['TOO_MANY_FIELDS'] as const) : []),
    ...(isGuests(access) ? (['NO_SESSION'] as const) : []),
    ...(access === 'guest-with-fresh-code' ? (['REAUTH_REQUIRED'] as const) : []),
    ...(isForPartners ? (['INVALID_TOKEN', 'SCOPE'] as const) : []),
    ...(operation.query || operation.body ? (['INVALID'] as const) : []),
    ...(operation.takesKey ? (['IDEMPOTENCY_KEY', 'KEY_REUSED'] as const) : []),
    ...(operation.budget || isForPartners ? (['RATE_LIMITED'] as const).filter(() => !namesAnother(operation)) : []),
    'INTERNAL',
    'UNAVAILABLE',
  ];
}

const namesAnother = (operation: ApiOperation) => operation.answers[429] !== undefined;

export const isGuests = (access: ApiRoute['access']): boolean =>
  access === 'guest' || access === 'guest-with-fresh-code';
