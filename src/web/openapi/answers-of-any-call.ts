import type { JsonSchema } from './describe-call';
import type { DocumentedAnswer, DocumentedRoute } from './documented-answers';
import type { CallErrorCode } from './call-error-codes';
import { type ErrorCode, errorOf, meaningOfCode } from './error-catalogue';

export const errorContent = (codes: readonly ErrorCode[]): JsonSchema => ({
  schema: {
    allOf: [{ $ref: '#/components/schemas/Error' }, { properties: { code: { enum: codes } } }],
  },
});

const ofAddresses = ['BAD_QUERY', 'REPEATED_PARAMETER'] as const;
const ofBodies = ['MALFORMED', 'FORBIDDEN_KEY', 'TOO_DEEP', 'TOO_MANY_ITEMS'] as const;
const ofWrites = ['CSRF', 'TOO_LARGE', 'UNSUPPORTED_TYPE'] as const;
const ofServers = ['INTERNAL', 'UNAVAILABLE'] as const;
const codesOfAnyCall: ReadonlySet<ErrorCode> = new Set<CallErrorCode>([
  ...ofAddresses,
  ...ofBodies,
  ...ofWrites,
  ...ofServers,
]);

/** An answer that `ofAnyCall` describes, so that the call itself need not. */
export const isOfAnyCall = ({ status, description, codes }: DocumentedAnswer) =>
  status >= 400 &&
  codes.length > 0 &&
  codes.every((code) => codesOfAnyCall.has(code)) &&
  description === codes.map(meaningOfCode).join(' ');

/** Each status of a range is followed by its meaning. */
const meaningsOf = (codes: readonly ErrorCode[]) =>
  [...new Set(codes.map((code) => errorOf(code).status))]
    .map(
      (status) =>
        `${status}: ${codes
          .filter((code) => errorOf(code).status === status)
          .map(meaningOfCode)
          .join(' ')}`,
    )
    .join(' ');

const beforeAnyCall =
  '421: The host is not ours; in plain text. 431: The headers have more than 16 KB; there is no body, and the connection ends.';

const refusal = (codes: readonly ErrorCode[]): JsonSchema => ({
  description: `${meaningsOf(codes)} ${beforeAnyCall}`,
  content: { 'application/json': errorContent(codes), 'text/plain': { schema: { type: 'string' } } },
});

/**
 * These responses hold for OpenAPI's status ranges. A call's own status takes precedence; without ranges each call
 * would repeat these.
 */
export const rangeResponses: JsonSchema = {
  '4XX': refusal(ofAddresses),
  Body4XX: refusal([...ofAddresses, ...ofBodies, ...ofWrites]),
  '5XX': {
    description: meaningsOf(ofServers),
    headers: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } },
    content: { 'application/json': errorContent(ofServers) },
  },
};

export const ofAnyCall = (method: DocumentedRoute['method']) => ({
  '4XX': { $ref: `#/components/responses/${method === 'get' ? '' : 'Body'}4XX` },
  '5XX': { $ref: '#/components/responses/5XX' },
});
